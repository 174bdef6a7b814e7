import { useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Banner, Button } from '@ecritoire/ui';
import { Download, type DownloadProps } from './Download.tsx';
import { LARGEST_ARCHIVE } from './import-state.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';

type FileProps = Omit<DownloadProps, 'label' | 'children'>;

/** Takes along everything that the account holds, for other programs. */
export function SettingsExport(props: FileProps) {
  const texts = useTexts(settingsTexts);
  return (
    <SettingsSection title={texts.data()} lead={texts.exportText()}>
      <Download {...props} label={texts.export()} />
    </SettingsSection>
  );
}

export type SettingsArchiveProps = FileProps & {
  /** Opens the import of an archive. */
  onImport: () => void;
};

/** Takes along everything that was written, and brings it back. */
export function SettingsArchive({ onImport, ...props }: SettingsArchiveProps) {
  const texts = useTexts(settingsTexts);
  const { fileSize } = useFormats();
  const { file } = props;
  const isTooLarge = file.state === 'done' && file.bytes > LARGEST_ARCHIVE;
  return (
    <SettingsSection title={texts.archive()} lead={texts.archiveText()}>
      {isTooLarge ? (
        <Banner tone="warning" role="status">
          {texts.archiveTooLarge({ size: fileSize(LARGEST_ARCHIVE) })}
        </Banner>
      ) : null}
      <Download {...props} label={texts.archiveDownload()}>
        <Button onPress={onImport}>{texts.importArchive()}</Button>
      </Download>
    </SettingsSection>
  );
}
