import type { JoinWaitlistRequest, Receipt, VisitorMessageRequest } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { visitorMessages, waitlistEntries } from '../database/schema.ts';
import { emailKeyOf } from './email-key.ts';
import { textOrNull } from './text-or-null.ts';

/** Only a program fills in what no visitor sees. */
const isFromProgram = ({ website = '' }: { website?: string }) => website !== '';

const receiptOf = ({ id, createdAt }: { id: string; createdAt: Date }): Receipt => ({
  id,
  createdAt: createdAt.toISOString(),
});

/** @returns undefined when the address is on the waitlist already. */
export async function joinWaitlist(
  database: Database,
  request: JoinWaitlistRequest,
  now: Date,
): Promise<Receipt | undefined> {
  const entry = {
    id: crypto.randomUUID(),
    email: request.email,
    emailKey: emailKeyOf(request.email),
    expectations: textOrNull(request.expectations),
    formats: request.formats ?? [],
    currentPractice: textOrNull(request.currentPractice),
    language: request.language ?? null,
    createdAt: now,
  };
  if (isFromProgram(request)) return receiptOf(entry);
  const stored = await database
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoNothing({ target: waitlistEntries.emailKey })
    .returning({ id: waitlistEntries.id });
  return stored.length > 0 ? receiptOf(entry) : undefined;
}

/** Keeps what a visitor asks or suggests. */
export async function keepMessage(
  database: Database,
  kind: 'question' | 'suggestion',
  request: VisitorMessageRequest,
  now: Date,
): Promise<Receipt> {
  const message = {
    id: crypto.randomUUID(),
    kind,
    email: request.email,
    emailKey: emailKeyOf(request.email),
    text: request.text.trim(),
    language: request.language ?? null,
    createdAt: now,
  };
  if (!isFromProgram(request)) await database.insert(visitorMessages).values(message);
  return receiptOf(message);
}
