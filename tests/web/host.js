// A program that calls the peer's module, as small as can be: it runs in a worker, has the files solved that it is sent,
// and sends on what the module tells.
import standIn from "./py.js";

const ready = standIn({
  noInitialRun: true,
  print: (line) => postMessage({ line }),
  printErr: (message) => postMessage({ message }),
});

onmessage = async ({ data: { words, input } }) => {
  const instance = await ready;
  instance.FS.writeFile("/test.inp", input);
  postMessage({ status: instance.callMain(words) });
};
