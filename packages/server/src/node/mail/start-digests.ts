import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Database } from '../../database/database.ts';
import { describeError } from '../../http/describe-error.ts';
import type { Clock, Logger } from '../../services.ts';
import type { MailConfig } from '../config/mail.ts';
import { sendDueDigest, type SendDigest } from './digest.ts';

/** How often it is looked at whether a digest is due, in milliseconds. */
const CHECK_INTERVAL = 60_000;
/** How long an end waits for a digest that is being sent, in milliseconds. */
const CLOSING = 5_000;
/** How long the mail server may say nothing, in milliseconds. */
const SILENCE = 20_000;

/**
 * Sends digests of what visitors write, for as long as the server runs.
 *
 * @returns how to stop; a digest that is being sent is waited for, but not for long.
 */
export function startDigests(
  { db, clock, logger }: { db: Database; clock: Clock; logger: Logger },
  mail: MailConfig,
): { close: () => Promise<void> } {
  const send = smtpSender(mail);
  let running = Promise.resolve();
  const check = async () => {
    try {
      const items = await sendDueDigest(db, clock.now(), send);
      if (items > 0) logger.info({ items }, 'digest sent');
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'digest not sent');
    }
  };
  const next = () => (running = running.then(check));
  void next();
  const interval = setInterval(() => void next(), CHECK_INTERVAL);
  interval.unref();
  return {
    close: async () => {
      clearInterval(interval);
      await Promise.race([running, setTimeout(CLOSING, undefined, { ref: false })]);
    },
  };
}

/** Sends by SMTP, one connection a message. */
export function smtpSender({ url, to, from }: MailConfig): SendDigest {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (digest) => void (await transport.sendMail({ ...digest, to, from }));
}
