import type { Objectives } from '@ecritoire/contracts';
import { ObjectivesForm, useObjectivesForm } from '../objectives/index.ts';
import { AskBeforeLeaving } from '../../shared/forms/AskBeforeLeaving.tsx';

/** The form of the weekly targets, as it stands among the settings. */
export function SettingsTargets({ objectives }: { objectives: Objectives }) {
  return (
    <ObjectivesForm {...useObjectivesForm(objectives)} askBeforeLeaving={<AskBeforeLeaving />} />
  );
}
