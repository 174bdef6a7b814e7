import { objectivesQuery, queryKeys } from '@ecritoire/api-client';
import type { Objectives } from '@ecritoire/contracts';
import { setObjectivesBody, validateBody } from '@ecritoire/contracts/validators';
import { useI18n } from '@ecritoire/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ObjectivesFormProps, ObjectivesFormValues } from './ObjectivesForm.tsx';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

/**
 * The form of the weekly targets: a change that another window has overtaken is refused, says what
 * they are by now, and goes through when it is made again.
 *
 * @param objectives as they are when the form is shown.
 */
export function useObjectivesForm(
  objectives: Objectives,
  onSaved: () => void = () => {},
): Omit<ObjectivesFormProps, 'onCancel' | 'askBeforeLeaving'> {
  const { api } = useServices();
  const { LL } = useI18n();
  const queryClient = useQueryClient();
  const query = objectivesQuery(api);
  const [from, setFrom] = useState(objectives);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const form = useFormAction({
    check: (values) => validateBody(setObjectivesBody, values),
    submit: async (values: ObjectivesFormValues) => {
      const targets = { ...from.targets, ...values };
      const result = await api.setObjectives(targets, { version: from.version });
      const isStale = result.error?.status === 412;
      setIsOvertaken(isStale);
      // Always loads again, however fresh the cache.
      if (isStale) setFrom(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
      return result;
    },
    touches: [queryKeys.objectives],
    successKey: 'objectives.updated',
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, saved);
      setFrom(saved);
      onSaved();
    },
  });
  const { status } = form;
  return {
    targets: objectives.targets,
    status:
      isOvertaken && status.message !== undefined
        ? { ...status, message: LL.objectives.changedRemotely(from.targets) }
        : status,
    onSubmit: form.submit,
  };
}
