import type { SiteText, SiteTextName } from '@ecritoire/content/site-texts';
import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Services } from '../../shared/services/services.ts';

const siteTextQuery = (name: SiteTextName, locale: Locales) =>
  queryOptions({
    queryKey: ['texts', name, locale],
    // Where each text is, no page of the studio needs to know.
    queryFn: async () => {
      const { loadSiteText } = await import('@ecritoire/content/site-texts');
      return loadSiteText(name, locale);
    },
    // It comes with the build.
    staleTime: Infinity,
  });

/** Loads a text of the site before its page is shown. @throws when it cannot be loaded. */
export const ensureSiteText = (
  { queryClient, language }: Services,
  name: SiteTextName,
): Promise<SiteText> => queryClient.ensureQueryData(siteTextQuery(name, language.current()));

/**
 * A text of the site in the language in use. While another language is on its way, the one before
 * stays, so that the page does not jump.
 */
export function useSiteText(name: SiteTextName): SiteText | undefined {
  const { locale } = useI18n();
  const { data } = useQuery({
    ...siteTextQuery(name, locale),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  return data;
}
