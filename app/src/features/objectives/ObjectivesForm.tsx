import type { WeeklyTargets } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, Form, Grid, NumberField, Text } from '@ecritoire/ui';
import { useState, type ReactNode } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';

/** What stands in the form: an emptied field has no number. */
export type ObjectivesFormValues = Partial<WeeklyTargets>;

export type ObjectivesFormProps = {
  /** The targets as they are. */
  targets: WeeklyTargets;
  status: FormStatus;
  onSubmit: (values: ObjectivesFormValues) => void;
  /** Where it stands in a dialog: puts it away. */
  onCancel?: () => void;
  /** A target was changed, or is being typed: a field reports its figure on blur. */
  onTouch?: (() => void) | undefined;
  /** Stands on the page while a target is changed and not saved. */
  askBeforeLeaving?: ReactNode;
  /** What was changed and not saved before the page was left. */
  draft?: ObjectivesFormValues | undefined;
  /** Called with what is changed and not saved, whenever that changes. */
  onDraft?: ((draft: ObjectivesFormValues | undefined) => void) | undefined;
};

/** Sets the weekly targets, from the current week on. */
export function ObjectivesForm({
  targets,
  status,
  onSubmit,
  onCancel,
  onTouch,
  askBeforeLeaving,
  draft,
  onDraft,
}: ObjectivesFormProps) {
  const { common, objectives: texts } = useI18n().LL;
  const [values, setValues] = useState<ObjectivesFormValues>(draft ?? targets);
  const change = (name: keyof WeeklyTargets) => (value: number) => {
    onTouch?.();
    setValues((current) => {
      const { [name]: _, ...others } = current;
      return Number.isNaN(value) ? others : { ...others, [name]: value };
    });
  };
  const isInDialog = onCancel !== undefined;
  const hasChanges = values.words !== targets.words || values.sessions !== targets.sessions;
  useDraft(hasChanges ? values : undefined, onDraft);
  return (
    <Form
      label={texts.formTitle()}
      onSubmit={() => onSubmit(values)}
      errors={status.fieldErrors}
      errorMessage={status.message}
      actions={
        <>
          {isInDialog ? <Button onPress={onCancel}>{common.cancel()}</Button> : null}
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
      {hasChanges ? askBeforeLeaving : null}
      <Text tone="muted">{texts.formHint()}</Text>
      <div onInput={onTouch}>
        <Grid columns="medium">
          <NumberField
            name="words"
            label={texts.words()}
            increaseLabel={texts.increaseWords()}
            decreaseLabel={texts.decreaseWords()}
            value={values.words ?? Number.NaN}
            onChange={change('words')}
            minValue={0}
            step={500}
            autoFocus={isInDialog}
          />
          <NumberField
            name="sessions"
            label={texts.sessions()}
            increaseLabel={texts.increaseSessions()}
            decreaseLabel={texts.decreaseSessions()}
            value={values.sessions ?? Number.NaN}
            onChange={change('sessions')}
            minValue={0}
          />
        </Grid>
      </div>
    </Form>
  );
}
