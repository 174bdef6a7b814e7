import { StartUpError } from '../start-up-error.ts';
import { listed } from './web-address.ts';

export type MailConfig = {
  /** `smtp://` or `smtps://`, with its user and password. */
  url: string;
  to: [string, ...string[]];
  from: string;
};

/**
 * How digests are sent.
 *
 * @returns undefined where no mail server is set.
 * @throws StartUpError for what is wrong; it never shows the URL, which holds a password.
 */
export function mailOf(
  url: string | undefined,
  recipients = '',
  sender?: string,
): MailConfig | undefined {
  if (url === undefined) return undefined;
  const server = URL.parse(url);
  if (server === null || !/^smtps?:$/u.test(server.protocol) || server.hostname === '') {
    throw new StartUpError('SMTP_URL must be like smtps://user:password@mail.example.com:465.');
  }
  const [first, ...others] = listed(recipients).map((one) => addressOf('NOTICE_TO', one));
  if (first === undefined) {
    throw new StartUpError('SMTP_URL needs NOTICE_TO, the e-mail addresses that digests go to.');
  }
  const from = sender === undefined ? first : addressOf('NOTICE_FROM', sender);
  return { url, to: [first, ...others], from };
}

/** A bare address: a name beside it, or a line end, could carry another header. */
function addressOf(name: 'NOTICE_TO' | 'NOTICE_FROM', value: string): string {
  if (/^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/u.test(value)) return value;
  throw new StartUpError(`${name} must be e-mail addresses such as ops@example.com.`);
}
