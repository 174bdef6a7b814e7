import { useI18n } from '@ecritoire/i18n/react';
import { TextArea, VisuallyHidden } from '@ecritoire/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUnloadWarning } from '../../shared/forms/use-unload-warning.ts';
import type { BufferedInput } from '../../shared/editing/input-buffer.ts';
import { inputBufferMark, isInField } from '../../shared/editing/input-focus.ts';
import { useServices } from '../../shared/services/services.ts';

/** Where the keys go while a text is being begun; in sight from the first letter on. */
export function InputSheet({ words, status }: BufferedInput) {
  const { inputBuffer } = useServices();
  const { earlyWords: texts } = useI18n().LL;
  const sheet = useRef<HTMLDivElement>(null);
  const isEmpty = words === '';

  // Input that another tab releases takes no focus from a field.
  const [leavesFocus] = useState(() => status === 'stored' && isInField());
  useLayoutEffect(() => {
    if (leavesFocus) return undefined;
    const before = document.activeElement;
    const area = sheet.current?.querySelector('textarea');
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
    return () => {
      // The text takes the focus itself; where there is none, it goes back.
      if (document.activeElement === area && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [leavesFocus]);

  useEffect(() => {
    if (status !== 'waiting') return undefined;
    // Those of an earlier press may have been in sight.
    sheet.current?.querySelector('textarea')?.focus({ preventScroll: true });
    // A press on a button begins nothing more meanwhile, and keys go where they went.
    const comeBack = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.matches(':focus-visible')) return;
      if (target.closest('main button') === null) return;
      sheet.current?.querySelector('textarea')?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', comeBack);
    return () => document.removeEventListener('focusin', comeBack);
  }, [status]);

  useUnloadWarning(!isEmpty);

  return (
    <VisuallyHidden isOver={!isEmpty || status === 'unopened'}>
      <div ref={sheet} {...inputBufferMark}>
        <TextArea
          label={status === 'unopened' ? texts.unopenedLabel() : texts.label()}
          description={texts[status]()}
          family="reading"
          value={words}
          onChange={inputBuffer.setLatest}
        />
      </div>
    </VisuallyHidden>
  );
}
