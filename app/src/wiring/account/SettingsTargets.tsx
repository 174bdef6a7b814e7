import type { Objectives } from '@ecritoire/contracts';
import { ObjectivesForm } from '../../screens/ObjectivesForm.tsx';
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx';
import { useObjectivesForm } from './use-objectives-form.ts';

/** The form of the weekly targets, as it stands among the settings. */
export function SettingsTargets({ objectives }: { objectives: Objectives }) {
  return (
    <ObjectivesForm {...useObjectivesForm(objectives)} askBeforeLeaving={<AskBeforeLeaving />} />
  );
}
