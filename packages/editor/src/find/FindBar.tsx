import { Button } from '@ecritoire/ui/Button';
import { IconButton, type IconButtonProps } from '@ecritoire/ui/IconButton';
import { SearchField } from '@ecritoire/ui/SearchField';
import { TextField } from '@ecritoire/ui/TextField';
import { ToggleButton } from '@ecritoire/ui/ToggleButton';
import { Tooltip } from '@ecritoire/ui/Tooltip';
import { VisuallyHidden } from '@ecritoire/ui/VisuallyHidden';
import { useRootAttribute } from '@ecritoire/ui/use-root-attribute';
import type { Plugin } from 'prosemirror-state';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { createFinder, type Finding, type Replaced } from './find-plugin.ts';
import {
  bar,
  buttons,
  close,
  fields,
  long,
  readOnly,
  replacement,
  rootAttribute,
  said,
  short,
  sought,
  tools,
} from './FindBar.css.ts';
import { longestQuery } from './longest-query.ts';

/** What find and replace says. */
export type FindLabels = {
  /** Names the bar. */
  bar: string;
  sought: string;
  clear: string;
  previous: string;
  next: string;
  matchCase: string;
  wholeWords: string;
  close: string;
  replacement: string;
  replace: string;
  replaceAll: string;
  /** The same where there is hardly room. */
  all: string;
  takeBack: string;
  /** Why nothing can be replaced just now. */
  readOnly: string;
  /** How many there are, `place` being the one in hand, counted from 1; 0 for none. */
  found: (place: number, total: number) => string;
  /**
   * The result of replacing: how many were replaced, and how many would have made their paragraph
   * too long.
   */
  replaced: (result: Replaced) => string;
};

export type FindBarProps = {
  labels: FindLabels;
  /** False where one can look, and replace nothing. */
  isEditable: boolean;
  /** Another object each time that one asks for it, with the words to look for: it takes the focus. */
  asked: { words: string };
  /** Has a plugin at the text, until what is returned is called. Give it a stable identity. */
  host: (plugin: Plugin) => () => void;
  /** Escape, or its cross: back to the text. */
  onClose: () => void;
};

/** Milliseconds without a letter after which the count is read out: not at each of them. */
const pause = 500;

function wordsFor({ place, total, replaced }: Finding, text: string, labels: FindLabels): string {
  if (replaced) return labels.replaced(replaced);
  return text === '' ? '' : labels.found(place, total);
}

/** The words once they have stood for a moment. */
function useStanding(words: string): string {
  const [standing, setStanding] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStanding(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return standing;
}

function Sign(props: Pick<IconButtonProps, 'icon' | 'label' | 'onPress'>) {
  return (
    <Tooltip text={props.label} placement="bottom">
      <IconButton size="small" {...props} />
    </Tooltip>
  );
}

/** Looks for words in the text below, and puts others in their place. */
export function FindBar({ labels, isEditable, asked, host, onClose }: FindBarProps) {
  useRootAttribute(rootAttribute);
  const element = useRef<HTMLDivElement>(null);
  const [finder] = useState(createFinder);
  const [taken, setTaken] = useState(asked);
  const [text, setText] = useState(asked.words);
  const [by, setBy] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const finding = useSyncExternalStore(finder.subscribe, finder.get);
  const words = wordsFor(finding, text, labels);
  const standing = useStanding(words);

  useLayoutEffect(() => host(finder.plugin), [host, finder]);
  if (asked !== taken) {
    setTaken(asked);
    if (asked.words !== '') setText(asked.words);
  }
  const focusSought = () => {
    const field = element.current?.querySelector('input');
    field?.focus();
    field?.select();
  };
  const takeFocus = useEffectEvent((_asked: typeof asked) => focusSought());
  useEffect(() => takeFocus(asked), [asked]);
  useEffect(() => {
    finder.look({ text, matchesCase, wholeWords });
  }, [finder, text, matchesCase, wholeWords]);

  const onKey = (event: KeyboardEvent, onEnter: (isBackwards: boolean) => void) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter(event.shiftKey);
  };
  const look = (isBackwards: boolean) => (isBackwards ? finder.previous() : finder.next());
  const takeBack = () => {
    finder.takeBack();
    // Its button goes with what it takes back.
    focusSought();
  };
  const choice = (
    icon: IconButtonProps['icon'],
    label: string,
    [isSelected, onChange]: readonly [boolean, (is: boolean) => void],
  ) => (
    <Tooltip text={label} placement="bottom">
      <ToggleButton
        size="small"
        isIconOnly
        icon={icon}
        label={label}
        isSelected={isSelected}
        onChange={onChange}
      />
    </Tooltip>
  );
  return (
    <div
      ref={element}
      role="search"
      aria-label={labels.bar}
      className={bar}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={fields}>
        <div className={sought} onKeyDownCapture={(event) => onKey(event, look)}>
          <SearchField
            label={labels.sought}
            placeholder={labels.sought}
            clearLabel={labels.clear}
            isLabelHidden
            autoComplete="off"
            spellCheck="false"
            maxLength={longestQuery}
            value={text}
            onChange={setText}
          />
        </div>
        <div className={tools}>
          <span className={said} aria-hidden>
            {words}
          </span>
          {isEditable && finding.replaced && finding.replaced.count > 0 ? (
            <Sign icon="undo" label={labels.takeBack} onPress={takeBack} />
          ) : null}
          <VisuallyHidden>
            <span role="status">{standing}</span>
          </VisuallyHidden>
          <Sign icon="arrow-up" label={labels.previous} onPress={() => finder.previous()} />
          <Sign icon="arrow-down" label={labels.next} onPress={() => finder.next()} />
          {choice('case-sensitive', labels.matchCase, [matchesCase, setMatchesCase])}
          {choice('whole-word', labels.wholeWords, [wholeWords, setWholeWords])}
        </div>
        <div className={close}>
          <Sign icon="x" label={labels.close} onPress={onClose} />
        </div>
        {isEditable ? (
          <>
            <div
              className={replacement}
              onKeyDownCapture={(event) => onKey(event, () => finder.replace(by))}
            >
              <TextField
                label={labels.replacement}
                placeholder={labels.replacement}
                isLabelHidden
                autoComplete="off"
                value={by}
                onChange={setBy}
              />
            </div>
            <div className={buttons}>
              <Button size="small" onPress={() => finder.replace(by)}>
                {labels.replace}
              </Button>
              <Button
                size="small"
                aria-label={labels.replaceAll}
                onPress={() => finder.replaceAll(by)}
              >
                <span className={long}>{labels.replaceAll}</span>
                <span className={short}>{labels.all}</span>
              </Button>
            </div>
          </>
        ) : (
          <p className={readOnly}>{labels.readOnly}</p>
        )}
      </div>
    </div>
  );
}
