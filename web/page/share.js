// Problems in links and files. A link holds the problem behind `#`, which no server gets to see.

async function through(stream, bytes) {
  const chunks = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await chunks.arrayBuffer());
}

const toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

export async function linkOf(text) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return `${location.href.split("#")[0]}#p=${toBase64(packed)}`;
}

/// The problem of the address; empty if there is none, or none that can be read.
export async function linkedText() {
  const found = /^#p=([\w-]+)$/.exec(location.hash);
  if (!found) return "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await through(new DecompressionStream("deflate-raw"), fromBase64(found[1])));
  } catch {
    return "";
  }
}

export function save(name, text, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
