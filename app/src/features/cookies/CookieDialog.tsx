import { useI18n } from '@ecritoire/i18n/react';
import {
  Badge,
  Button,
  Checkbox,
  Container,
  Dialog,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@ecritoire/ui';
import { useState } from 'react';
import { longDateHere } from '../../shared/ui/long-date.ts';

/** Something optional that may be allowed, with its words in the reader's language. */
export type CookiePurpose = { id: string; label: string; description: string };

export type CookieDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What there is to allow; nothing, as long as there is nothing optional. */
  purposes: readonly CookiePurpose[];
  /** What was answered before, and the instant of it, RFC 3339. */
  answer: { allowed: readonly string[]; on: string } | null;
  /** @param allowed the purposes that are allowed from here on. */
  onAnswer: (allowed: string[]) => void;
};

/** What is stored in the browser, and what of it may be refused: as easily as it is accepted. */
export function CookieDialog(props: CookieDialogProps) {
  const { common, cookies } = useI18n().LL;
  const { purposes, answer, onAnswer } = props;
  const [chosen, setChosen] = useState(answer?.allowed ?? []);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={cookies.title()}
      closeLabel={common.close()}
      isDismissable
      actions={
        <Container>
          <Stack gap={3}>
            <Grid columns="narrow" gap={3}>
              <Button width="full" onPress={() => onAnswer([])}>
                {cookies.refuse()}
              </Button>
              <Button width="full" onPress={() => onAnswer(purposes.map(({ id }) => id))}>
                {cookies.accept()}
              </Button>
            </Grid>
            {purposes.length === 0 ? null : (
              <Button width="full" onPress={() => onAnswer([...chosen])}>
                {cookies.choose()}
              </Button>
            )}
          </Stack>
        </Container>
      }
    >
      <Stack gap={6}>
        <Text>{cookies.lead()}</Text>
        <Stack as="section" gap={2}>
          <Inline gap={3}>
            <Heading level={3} size="sm">
              {cookies.essential()}
            </Heading>
            <Badge>{cookies.always()}</Badge>
          </Inline>
          <Text size="sm" tone="muted">
            {cookies.essentialText()}
          </Text>
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={3} size="sm">
            {cookies.optional()}
          </Heading>
          {purposes.length === 0 ? (
            <Text size="sm" tone="muted">
              {cookies.noneText()}
            </Text>
          ) : (
            purposes.map(({ id, label, description }) => (
              <Checkbox
                key={id}
                label={label}
                description={description}
                isSelected={chosen.includes(id)}
                onChange={(isAllowed) =>
                  setChosen((others) =>
                    isAllowed ? [...others, id] : others.filter((other) => other !== id),
                  )
                }
              />
            ))
          )}
        </Stack>
        {answer === null ? null : <Answer {...answer} />}
        <Text size="sm">
          <Link href="/privacy" onFollow={props.onClose}>
            {cookies.privacy()}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}

function Answer({ on }: { on: string }) {
  const { locale, LL } = useI18n();
  return (
    <Text size="sm" tone="muted">
      {LL.cookies.answered({ date: longDateHere(locale, on) })}
    </Text>
  );
}
