import { queryKeys } from '@ecritoire/api-client';
import { i18nObject, loadLocaleAsync } from '@ecritoire/i18n';
import { useNavigate } from '@tanstack/react-router';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { makeDocument } from '../documents/index.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useBeginText } from '../writing/index.ts';

/** Begins the first document of a writer, with a project where there is none, in one action. */
export function useFirstPage() {
  const { api } = useServices();
  const { language } = useUser();
  const navigate = useNavigate();
  const keys = useIdempotencyKeys();
  return useBeginText({
    nameOf: () => 'page',
    make: async () => {
      await loadLocaleAsync(language);
      const { home } = i18nObject(language);
      const projects = await api.listProjects({ type: 'plain', limit: 1 });
      if (!projects.success) return projects;
      const [known] = projects.data.items;
      return makeDocument(
        { api, keyOf: keys.of, language, onProjectMade: () => {} },
        {
          title: home.firstPage(),
          project: known
            ? { kind: 'known', id: known.id }
            : { kind: 'new', name: home.firstProject() },
        },
      );
    },
    touches: [queryKeys.documents, queryKeys.projects],
    onBegun: ({ id }) => navigate({ to: '/app/documents/$documentId', params: { documentId: id } }),
  });
}
