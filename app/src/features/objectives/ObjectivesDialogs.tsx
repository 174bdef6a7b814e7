import { objectiveWeeksQuery } from '@ecritoire/api-client';
import type { Objectives } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Dialog } from '@ecritoire/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DiscardQuestion } from '../../shared/forms/DiscardQuestion.tsx';
import { ObjectivesForm } from './ObjectivesForm.tsx';
import { ObjectiveWeeks } from './ObjectiveWeeks.tsx';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { useServices } from '../../shared/services/services.ts';
import { useObjectivesForm } from './use-objectives-form.ts';

type ClosingProps = { onClose: () => void };

/** Changes the weekly targets where they are shown. */
export function TargetsDialog({ objectives, onClose }: ClosingProps & { objectives: Objectives }) {
  const { common, objectives: texts } = useI18n().LL;
  const form = useObjectivesForm(objectives, onClose);
  const [isTouched, setIsTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (form.status.isSubmitting) return;
    if (isTouched) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog isOpen onClose={close} title={texts.formTitle()} closeLabel={common.close()}>
        <ObjectivesForm {...form} onCancel={close} onTouch={() => setIsTouched(true)} />
      </Dialog>
      <DiscardQuestion isOpen={isAsking} onDiscard={onClose} onKeep={() => setIsAsking(false)} />
    </>
  );
}

/** The weeks that have gone by, with the targets they had. */
export function WeeksDialog({ today, onClose }: ClosingProps & { today: string }) {
  const { common, objectives: texts } = useI18n().LL;
  const weeks = useInfiniteQuery(objectiveWeeksQuery(useServices().api));
  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      title={texts.weeksTitle()}
      closeLabel={common.close()}
    >
      <ObjectiveWeeks
        weeks={mapPart(partOf(weeks), ({ pages }) => pages.flatMap(({ items }) => items))}
        more={loadMoreOf(weeks)}
        today={today}
      />
    </Dialog>
  );
}
