import type { UpdateProfileRequest, User, WeekStart } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { foldText } from '@ecritoire/prose';
import { Button, ComboBox, Form, RadioGroup } from '@ecritoire/ui';
import { useState, type ReactNode } from 'react';
import { allOf } from '../../shared/lists/all-of.ts';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useChanges } from '../../shared/forms/use-changes.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { timeZoneChoice } from './time-zones.ts';
import { useTimeZoneChoices } from './use-time-zone-choices.ts';

const weekStarts = allOf<WeekStart>()(['monday', 'sunday', 'saturday']);

export type TimeChanges = Pick<UpdateProfileRequest, 'timeZone' | 'weekStart'>;

export type SettingsTimeProps = {
  user: User;
  /** Where this device is. */
  deviceZone: string;
  status: FormStatus;
  /** How often it has been saved on this page. */
  saves: number;
  /** What the writer has changed, and nothing else; and of whom they have changed it. */
  onSubmit: (changes: TimeChanges, from: User) => void;
  /** Stands on the page while something is chosen and not saved. */
  askBeforeLeaving?: ReactNode;
  /** What was chosen and not saved before the page was left. */
  draft?: TimeChanges | undefined;
  /** Called with what is chosen and not saved, whenever that changes. */
  onDraft?: ((draft: TimeChanges) => void) | undefined;
};

/** By which clocks and from which day weeks are counted. */
export function SettingsTime({
  user,
  deviceZone,
  status,
  saves,
  onSubmit,
  askBeforeLeaving,
  draft,
  onDraft,
}: SettingsTimeProps) {
  const { locale, LL } = useI18n();
  const { common } = LL;
  const texts = useTexts(settingsTexts);
  const { changes, from, change, markSent } = useChanges<TimeChanges, User>(user, saves, draft);
  useDraft(changes, onDraft);
  const [hasTurnedToZones, setHasTurnedToZones] = useState(false);
  const known = [user.timeZone, deviceZone];
  const { choices, areAll } = useTimeZoneChoices(locale, known, hasTurnedToZones);
  const timeZone = changes.timeZone ?? user.timeZone;
  const weekStart = changes.weekStart ?? user.weekStart;
  const hasChanges = timeZone !== user.timeZone || weekStart !== user.weekStart;
  return (
    <SettingsSection title={texts.time()}>
      {hasChanges ? askBeforeLeaving : null}
      <Form
        label={texts.time()}
        onSubmit={() => {
          markSent();
          onSubmit(changes, from);
        }}
        errors={status.fieldErrors}
        errorMessage={status.message}
        actions={
          <>
            {/* It stays until that is saved: the focus is on it. */}
            {user.timeZone === deviceZone ? null : (
              <Button tone="quiet" onPress={() => change({ timeZone: deviceZone })}>
                {texts.deviceZone({ zone: timeZoneChoice(locale, deviceZone).label })}
              </Button>
            )}
            <Button
              type="submit"
              tone="primary"
              isPending={status.isSubmitting}
              pendingLabel={common.loading()}
            >
              {common.save()}
            </Button>
          </>
        }
      >
        <ComboBox
          name="timeZone"
          label={texts.timeZone()}
          description={texts.timeZoneHint()}
          fold={foldText}
          emptyMessage={areAll ? texts.noTimeZone() : common.loading()}
          options={choices}
          value={timeZone}
          onFocus={() => setHasTurnedToZones(true)}
          onChange={(value) => {
            if (value !== null) change({ timeZone: value });
          }}
        />
        <RadioGroup
          name="weekStart"
          label={texts.weekStart()}
          look="chips"
          options={weekStarts.map((value) => ({ value, label: texts[value]() }))}
          value={weekStart}
          onChange={(next) => change({ weekStart: next })}
        />
      </Form>
    </SettingsSection>
  );
}
