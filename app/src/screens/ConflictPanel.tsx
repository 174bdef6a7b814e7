import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Card, Grid, Inline, Stack, Text } from '@ecritoire/ui';

export type Keep = 'mine' | 'theirs' | 'both';

/** One paragraph that was changed in two places; null where one of them deleted it. */
export type Conflict = { id: string; mine: string | null; theirs: string | null };

export type ConflictPanelProps = {
  conflicts: readonly Conflict[];
  onResolve: (id: string, keep: Keep) => void;
};

/** Both versions side by side, for the writer to choose: nothing is dropped before. */
export function ConflictPanel({ conflicts, onResolve }: ConflictPanelProps) {
  const { saving: texts } = useI18n().LL;
  if (conflicts.length === 0) return null;
  return (
    <Stack gap={4}>
      <Banner tone="warning" role="alert" title={texts.conflictTitle()}>
        {texts.conflictText()}
      </Banner>
      {conflicts.map(({ id, mine, theirs }) => (
        <Card key={id}>
          <Stack gap={4}>
            <Grid columns="medium">
              <Version label={texts.mine()} text={mine} deletedLabel={texts.deletedMine()} />
              <Version label={texts.theirs()} text={theirs} deletedLabel={texts.deletedTheirs()} />
            </Grid>
            <Inline gap={2} justify="end">
              <Button size="small" onPress={() => onResolve(id, 'theirs')}>
                {texts.keepTheirs()}
              </Button>
              {mine === null || theirs === null ? null : (
                <Button size="small" onPress={() => onResolve(id, 'both')}>
                  {texts.keepBoth()}
                </Button>
              )}
              <Button size="small" tone="primary" onPress={() => onResolve(id, 'mine')}>
                {texts.keepMine()}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

type VersionProps = { label: string; text: string | null; deletedLabel: string };

function Version({ label, text, deletedLabel }: VersionProps) {
  return (
    <Stack gap={1}>
      <Text size="sm" weight="medium" tone="muted">
        {label}
      </Text>
      {text === null ? (
        <Text tone="muted">{deletedLabel}</Text>
      ) : (
        <Text family="reading">{text}</Text>
      )}
    </Stack>
  );
}
