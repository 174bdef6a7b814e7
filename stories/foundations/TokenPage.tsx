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
