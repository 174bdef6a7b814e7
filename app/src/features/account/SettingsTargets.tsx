import type { Objectives } from '@ecritoire/contracts';
import {
  ObjectivesForm,
  useObjectivesForm,
  type ObjectivesFormValues,
} from '../objectives/index.ts';
import { AskBeforeLeaving } from '../../shared/forms/AskBeforeLeaving.tsx';

type SettingsTargetsProps = {
  objectives: Objectives;
  draft: ObjectivesFormValues | undefined;
  onDraft: (draft: ObjectivesFormValues | undefined) => void;
};

/** The form of the weekly targets, as it stands among the settings. */
export function SettingsTargets({ objectives, draft, onDraft }: SettingsTargetsProps) {
  const form = useObjectivesForm(objectives);
  return (
    <ObjectivesForm
      {...form}
      askBeforeLeaving={<AskBeforeLeaving />}
      draft={draft}
      onDraft={onDraft}
    />
  );
}
