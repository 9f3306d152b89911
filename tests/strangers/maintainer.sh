# Who keeps a database of problems wants all of them judged, on two machines, as rows for another program,
# and to see next year whether anything has changed.
mkdir base
for number in 1 2 3 4; do
  cat >base/$number.inp <<END
BeginProblem
title number $number
pieces white Kg6 Rb$number black Kh8 Pa7
stipulation #1
EndProblem
END
done
step feerie verify --report one.jsonl --shard 1/2 base
step feerie verify --report two.jsonl --shard 2/2 base
step feerie merge one.jsonl two.jsonl
expect '"title":"number 4"'
step feerie solve --json base/1.inp
expect '"text":"Rb1-b8 #"'
step feerie --regression base/1.inp base/2.inp
cp out last_year.out
step feerie --regression base/1.inp base/2.inp
cp out this_year.out
step feerie compare last_year.out this_year.out
expect '2 problems compared: 2 alike, 0 different'
