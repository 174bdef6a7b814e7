/** How long a client may go on sending what nobody reads, in milliseconds, and how many bytes. */
const PATIENCE = 2_000;
const MOST = 16 * 1024 * 1024;

/**
 * A refusal that is given before the whole request has come, such as a 413, as the last answer on
 * its connection (RFC 9112 §9.6). What still comes is read and thrown away for a while: a connection
 * that is closed on bytes unread is reset, and the reset can overtake the answer.
 *
 * @param response is held whole in memory: not for answers of any length.
 * @param rest what has not been read of the request.
 */
export async function lastAnswer(
  response: Response,
  rest: ReadableStream<Uint8Array>,
): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  headers.set('content-length', String(body.byteLength));
  const held = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body);
      await readToNoPurpose(rest);
      controller.close();
    },
  });
  return new Response(held, { status: response.status, headers });
}

async function readToNoPurpose(rest: ReadableStream<Uint8Array>): Promise<void> {
  const reader = rest.getReader();
  const late = setTimeout(() => void reader.cancel(), PATIENCE);
  try {
    for (let bytes = 0; bytes <= MOST;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  } catch {
    // The client is gone: there is nothing more to read.
  } finally {
    clearTimeout(late);
  }
}
