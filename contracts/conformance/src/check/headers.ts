import type { Contract } from '../contract/contract.ts';
import { isObject, step } from '../contract/places.ts';
import type { Breach } from '../finding.ts';
import { ACCEPT_ENCODING } from '../http/call.ts';
import { mediaTypeOf, shorten, type Part } from './part.ts';
import type { Schemas } from './schemas.ts';

/** There is a body only where one is documented, of one of its types, and in UTF-8. */
export function createContentTypeCheck(contract: Contract): Part {
  return (_, answer, response) => {
    const documented = Object.keys(response.content ?? {});
    const pointer = contract.pointerOf(response);
    if (documented.length === 0) {
      if (answer.text === '') return [];
      return [
        {
          kind: 'unexpected-body',
          message: `${answer.status} has a body, and none is documented.`,
          expected: 'no body',
          received: shorten(answer.text),
          pointer,
        },
      ];
    }
    const received = answer.headers.get('content-type');
    const charset = /;\s*charset\s*=\s*"?([^";\s]+)/iu.exec(received ?? '')?.[1] ?? 'utf-8';
    const isKnown = documented.includes(mediaTypeOf(received));
    if (isKnown && /^utf-?8$/iu.test(charset)) return [];
    return [
      {
        kind: 'wrong-content-type',
        message: isKnown
          ? `${answer.status} says that it is written in ${charset}, and bodies are UTF-8.`
          : `${answer.status} is of type ${received ?? 'none'} instead of ${documented.join(' or ')}.`,
        expected: documented,
        received,
        pointer: `${pointer}/content`,
      },
    ];
  };
}

/** Each documented header fits its schema, and is there where it has to be. */
export function createHeaderCheck(contract: Contract, schemas: Schemas): Part {
  return (_, answer, response) =>
    Object.entries(response.headers ?? {}).flatMap(([name, header]): Breach[] => {
      const pointer = `${contract.pointerOf(response)}/headers/${step(name)}`;
      const received = answer.headers.get(name);
      if (received === null) {
        if (header.required !== true) return [];
        const message = `${answer.status} has no header ${name}.`;
        return [{ kind: 'missing-header', message, expected: name, received: null, pointer }];
      }
      if (!header.schema) return [];
      const [fault] = schemas.written(header.schema)(received);
      if (!fault) return [];
      const message = `Header ${name} of ${answer.status} ${fault.message}.`;
      return [
        { kind: 'wrong-header', message, expected: fault.params, received, pointer: fault.pointer },
      ];
    });
}

/** The ETag and the version of a body are the same. */
export function createVersionCheck(contract: Contract): Part {
  return (_, answer, response) => {
    const etag = answer.headers.get('etag');
    const said = isObject(answer.body) ? answer.body['version'] : undefined;
    if (!response.headers?.['ETag'] || etag === null || typeof said !== 'number') return [];
    const expected = `"${said}"`;
    // One that is compressed may be weak; what is no version at all is the schema's to name.
    const strong = etag.replace(/^W\//u, '');
    if (strong === expected || !/^"\d+"$/u.test(strong)) return [];
    const message = `Header ETag of ${answer.status} is not the version of the body.`;
    const pointer = `${contract.pointerOf(response)}/headers/ETag`;
    return [{ kind: 'wrong-header', message, expected, received: etag, pointer }];
  };
}

/** Who waits as long as a rate limit says has waited for its window to end, and not longer. */
export function createRetryAfterCheck(contract: Contract): Part {
  return ({ operation: { rateLimit } }, answer, response) => {
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 429 || !rateLimit || !(wait > rateLimit.seconds)) return [];
    return [
      {
        kind: 'wrong-header',
        message: 'Header Retry-After of 429 is more than the window of the rate limit.',
        expected: `at most ${rateLimit.seconds}`,
        received: wait,
        pointer: `${contract.pointerOf(response)}/headers/Retry-After`,
      },
    ];
  };
}

/** A compressed answer is of a coding that the call accepts, and `Vary` says what it depends on. */
export function createCodingCheck(contract: Contract): Part {
  return ({ headers }, answer, response) => {
    const coding = (answer.headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
    if (coding === 'identity') return [];
    const pointer = contract.pointerOf(response);
    const asked = headers['accept-encoding'];
    const accepted = typeof asked === 'string' ? asked : ACCEPT_ENCODING;
    const vary = answer.headers.get('vary') ?? '';
    const breaches: Breach[] = [];
    if (!accepted.split(', ').includes(coding)) {
      const message = `${answer.status} is compressed in a way that the call does not accept.`;
      breaches.push({
        kind: 'wrong-header',
        message,
        expected: accepted,
        received: coding,
        pointer,
      });
    }
    if (!/\*|accept-encoding/iu.test(vary)) {
      const message = `${answer.status} is compressed and has no Vary: Accept-Encoding.`;
      const expected = 'Vary: Accept-Encoding';
      breaches.push({ kind: 'missing-header', message, expected, received: vary, pointer });
    }
    return breaches;
  };
}

/** The API sets no cookie, where the contract says so. */
export function createCookieCheck(contract: Contract): Part {
  return (_, answer, response) => {
    const received = answer.headers.get('set-cookie');
    if (received === null || !contract.has('otherOrigins')) return [];
    const message = `${answer.status} sets a cookie.`;
    const pointer = contract.pointerOf(response);
    return [{ kind: 'wrong-header', message, expected: 'none', received, pointer }];
  };
}
