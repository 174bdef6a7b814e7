import { Card, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';

export type SettingsSectionProps = {
  title: string;
  /** What it is about, in a sentence. */
  lead?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Where the focus goes when what had it in this section is gone. */
  id?: string;
  children: ReactNode;
};

/** One matter of the settings. */
export function SettingsSection({ title, lead, actions, id, children }: SettingsSectionProps) {
  return (
    <div {...(id ? { id } : {})}>
      <Card title={title} actions={actions} padding="large">
        <Stack gap={5}>
          {lead ? <Text tone="muted">{lead}</Text> : null}
          {children}
        </Stack>
      </Card>
    </div>
  );
}
