import type { FindLabels } from '@ecritoire/editor/FindBar';
import { useI18n } from '@ecritoire/i18n/react';

/** What find and replace says. */
export function useFindLabels(): FindLabels {
  const { find, tools } = useI18n().LL;
  return {
    bar: tools.find(),
    sought: find.sought(),
    clear: find.clear(),
    previous: find.previous(),
    next: find.next(),
    matchCase: find.matchCase(),
    wholeWords: find.wholeWords(),
    close: find.close(),
    replacement: find.replacement(),
    replace: find.replace(),
    replaceAll: find.replaceAll(),
    all: find.all(),
    takeBack: find.takeBack(),
    readOnly: find.readOnly(),
    found: (place, total) => {
      if (total === 0) return find.nothing();
      return place === 0 ? find.found({ total }) : find.place({ place, total });
    },
    replaced: ({ count, tooLong: left }) => {
      if (left === 0) return find.replaced({ count });
      return count === 0 ? find.notReplaced() : find.someReplaced({ count, left });
    },
  };
}
