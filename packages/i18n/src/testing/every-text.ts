import common from '../en/index.ts';
import forms from '../en/forms/index.ts';
import landing from '../en/landing/index.ts';
import settings from '../en/settings/index.ts';
import trash from '../en/trash/index.ts';
import versions from '../en/versions/index.ts';
import commonInFrench from '../fr/index.ts';
import formsInFrench from '../fr/forms/index.ts';
import landingInFrench from '../fr/landing/index.ts';
import settingsInFrench from '../fr/settings/index.ts';
import trashInFrench from '../fr/trash/index.ts';
import versionsInFrench from '../fr/versions/index.ts';

/** The whole catalogue of each language. */
export const en = { ...common, forms, landing, settings, trash, versions };
export const fr = {
  ...commonInFrench,
  forms: formsInFrench,
  landing: landingInFrench,
  settings: settingsInFrench,
  trash: trashInFrench,
  versions: versionsInFrench,
};
