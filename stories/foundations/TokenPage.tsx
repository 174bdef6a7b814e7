import { Heading, Inline, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';

/** One kind of token: its name, what it is for, and its tokens. */
export function TokenGroup({
  title,
  children,
  purpose,
}: {
  title: string;
  purpose?: string;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {purpose ? (
          <Text size="sm" tone="muted">
            {purpose}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  );
}

/** The name of a token and what it is worth. */
export function TokenName({ name, value }: { name: string; value: string | number }) {
  return (
    <Inline gap={2} align="baseline">
      <Text size="sm" weight="medium">
        {name}
      </Text>
      <Text size="sm" tone="muted" figures="tabular">
        {value}
      </Text>
    </Inline>
  );
}

/** A length to see, from where all of its kind begin; `room` is as long as the longest. */
export function TokenBar({
  name,
  value,
  length = value,
  room,
}: {
  name: string;
  value: string;
  length?: string;
  room: string;
}) {
  return (
    <Inline gap={4} wrap={false}>
      <svg width={room} height="12" aria-hidden="true">
        <rect width={length} height="12" rx="2" fill="currentColor" opacity="0.4" />
      </svg>
      <TokenName name={name} value={value} />
    </Inline>
  );
}
