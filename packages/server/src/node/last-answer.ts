import type { Readable } from 'node:stream';

/** How long a client may go on sending what nobody reads, in milliseconds, and how many bytes. */
const PATIENCE = 2_000;
const MOST = 16 * 1024 * 1024;

/**
 * An answer that is given before the whole request has come, such as a 413, as the last one on its
 * connection (RFC 9112 §9.6). What still comes is read and thrown away for a while: a connection
 * that is closed on bytes unread is reset, and the reset can overtake the answer.
 */
export async function lastAnswer(response: Response, incoming: Readable): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  headers.set('content-length', String(body.byteLength));
  const held = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body);
      await readToNoPurpose(incoming);
      controller.close();
    },
  });
  return new Response(held, { status: response.status, headers });
}

function readToNoPurpose(incoming: Readable): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stop = () => {
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(stop, PATIENCE);
    // Whoever read until now pauses at each piece until somebody asks for more.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > MOST) stop();
    });
    for (const end of ['end', 'close', 'error']) incoming.once(end, stop);
    incoming.resume();
  });
}
