import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

/**
 * The fault of a request: this status in the server's place, no response at all, or a response
 * that is lost on its way back, after the server has done what was asked.
 */
export type Fault = number | 'cut' | 'answerLost';

/** A bad network: a browser's proxy that passes everything on, except what a test lets fail. */
export class FaultProxy {
  #faults: { method: string; path: RegExp; fault: Fault; times: number }[] = [];
  #server = createServer((request, response) => {
    const url = new URL(request.url ?? '');
    const fault = this.#next(request.method ?? 'GET', url.pathname);
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    if (typeof fault === 'number') {
      response.writeHead(fault, { 'Content-Type': 'application/problem+json' }).end('{}');
      return;
    }
    const { method, headers } = request;
    const onward = ask(url, { ...(method === undefined ? {} : { method }), headers }, (answer) => {
      if (fault === 'answerLost') {
        // Its head arrives, so that the browser does not simply retry on its own.
        response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
        answer.resume().on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });

  /** @returns the address that a browser's proxy setting takes. */
  async start(): Promise<{ server: string }> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    return { server: `http://127.0.0.1:${address.port}` };
  }

  /** Lets the next requests of a kind fail: so many times, or until {@link heal}. */
  fail(method: string, path: RegExp, fault: Fault, times = Infinity): void {
    this.#faults.push({ method, path, fault, times });
  }

  heal(): void {
    this.#faults = [];
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #next(method: string, path: string): Fault | undefined {
    const found = this.#faults.find(
      (each) => each.times > 0 && each.method === method && each.path.test(path),
    );
    if (found !== undefined) found.times -= 1;
    return found?.fault;
  }
}
