# The editor of a column has a folder of entries in the formats of several programs. He wants to know
# which are sound, a page that he can look through, one file for his archive, and pictures for the press.
mkdir inbox
cat >inbox/first.inp <<'END'
BeginProblem
title Key and cook
forsyth 7k/p7/5K2/8/8/8/8/1R6
stipulation #2
EndProblem
END
cat >inbox/second.olv <<'END'
---
authors:
  - B. Stranger
algebraic:
  white: [Kh7, Ra5, Sd7]
  black: [Kb7, Bc8, Pa7]
stipulation: "h#2"
solution: |
  1.Kb7-a8 Ra5-b5 2.Bc8-a6 Rb5-b8 #
END
step feerie verify --html report.html inbox
expect 'cooked       inbox/first.inp:1'
expect 'sound        inbox/second.olv:1'
has report.html 'Key and cook'
step feerie convert --to olv --output archive.olv inbox
has archive.olv 'B. Stranger'
step feerie diagram --format svg --output pictures/ inbox
has pictures/first-1.svg '<svg'
has pictures/second-1.svg '<svg'
