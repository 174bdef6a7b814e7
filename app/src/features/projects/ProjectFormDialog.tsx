import type { ProjectType } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { RadioGroup, TextArea, TextField } from '@ecritoire/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useLengthRule } from '../../shared/forms/use-length-rule.ts';
import { useTooLong } from '../../shared/forms/use-too-long.ts';

export type ProjectForm = { name: string; description: string; type: ProjectType };

export type ProjectFormDialogProps = {
  /** The project being changed; a new one when absent. */
  initial?: ProjectForm;
  status: FormStatus;
  onSubmit: (form: ProjectForm) => void;
  onClose: () => void;
};

/** Names a new project, or changes one: its type is chosen once. */
export function ProjectFormDialog({ initial, status, onSubmit, onClose }: ProjectFormDialogProps) {
  const { common, projects } = useI18n().LL;
  const tooLong = useTooLong();
  const fieldErrors = useLengthRule(status.fieldErrors, 'name', projects.nameHint());
  const [first] = useState<ProjectForm>(initial ?? { name: '', description: '', type: 'plain' });
  const [form, setForm] = useState(first);
  const change = (part: Partial<ProjectForm>) => setForm((current) => ({ ...current, ...part }));
  return (
    <FormDialog
      title={initial === undefined ? projects.new() : projects.edit()}
      submitLabel={initial === undefined ? common.create() : common.save()}
      status={{ ...status, fieldErrors }}
      onSubmit={() => onSubmit(form)}
      onClose={onClose}
      makes={initial === undefined ? 'project' : undefined}
      hasChanges={
        form.name !== first.name ||
        form.description !== first.description ||
        form.type !== first.type
      }
    >
      <TextField
        name="name"
        label={projects.name()}
        description={projects.nameHint()}
        placeholder={projects.namePlaceholder()}
        value={form.name}
        onChange={(name) => change({ name })}
        maxLength={limits.createProject.name}
        tooLong={tooLong}
        autoFocus
      />
      <TextArea
        name="description"
        label={projects.description()}
        optionalLabel={common.optional()}
        value={form.description}
        onChange={(description) => change({ description })}
        maxLength={limits.createProject.description}
        tooLong={tooLong}
      />
      {initial === undefined ? (
        <RadioGroup
          name="type"
          label={projects.type()}
          value={form.type}
          onChange={(type) => change({ type })}
          options={[
            {
              value: 'plain',
              label: projects.typePlain(),
              description: projects.typePlainHint(),
            },
            {
              value: 'journal',
              label: projects.typeJournal(),
              description: projects.typeJournalHint(),
            },
          ]}
        />
      ) : null}
    </FormDialog>
  );
}
