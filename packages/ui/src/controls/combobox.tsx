import type { Range } from '@hub/catalog/name-matcher';
import { t } from '@lingui/core/macro';
import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, type Ref, useDeferredValue } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { useLanguage } from '../language/use-language.ts';
import styles from './combobox.module.css';
import { isComposing } from './composed.ts';
import field from './text-field.module.css';

const { InputKeyDownEnter } = useCombobox.stateChangeTypes;

interface Props<Item> {
  readonly label: string;
  /** Suggestions for the current input, best first. */
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string;
  readonly getLabel: (item: Item) => string;
  /** The ranges of the label that the input matches, from left to right. */
  readonly rangesOf?: ((item: Item) => readonly Range[]) | undefined;
  /** Shown before the label, 40 px square. */
  readonly picture?: ((item: Item) => ReactNode) | undefined;
  readonly inputValue: string;
  readonly onInputChange: (value: string) => void;
  /** A suggestion was clicked or chosen with Enter. The input keeps its text until the parent changes it. */
  readonly onSelect: (item: Item) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Shown when the input is not empty and nothing matches. */
  readonly emptyText?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field with suggestions. Enter selects the first suggestion, or the one highlighted with the arrow
 * keys; without suggestions it does nothing. Escape closes the list; leaving the field selects nothing.
 */
export function Combobox<Item>(props: Props<Item>) {
  const { items, inputValue, onInputChange, disabled = false, ref = null } = props;
  const box = useSuggestions(props);
  // A letter appears before the list that it filters.
  const list = useDeferredValue({ ...props, box });
  // Handled in the event itself: Downshift reports a task later, when the parent may have disabled the field.
  const takeOnEnter = (event: KeyboardEvent) => {
    const item = items[box.isOpen ? Math.max(box.highlightedIndex, 0) : 0];
    if (event.key === 'Enter' && !isComposing(event) && inputValue.trim() && item !== undefined)
      props.onSelect(item);
  };
  return (
    <div className={styles['combobox']}>
      <label {...box.getLabelProps()} className="sr">
        {props.label}
      </label>
      <div className={classNames('cut', styles['well'])}>
        <Icon of={Search} />
        <input
          // oxlint-disable-next-line react/refs -- Downshift joins the owner's ref with its own and reads neither here
          {...box.getInputProps({
            ref,
            disabled,
            onChange: (event) => onInputChange(event.currentTarget.value),
            onKeyDown: takeOnEnter,
          })}
          className={field['input']}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <SuggestionList {...(list as ListProps<unknown>)} />
    </div>
  );
}

function useSuggestions<Item>({ items, inputValue, getLabel }: Props<Item>): UseComboboxReturnValue<Item> {
  return useCombobox<Item>({
    items: [...items],
    inputValue,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => (item === null ? '' : getLabel(item)),
    stateReducer: (state, { type, changes }) => {
      // Without a suggestion to select, Enter keeps the "nothing found" note open.
      if (type === InputKeyDownEnter && items.length === 0) return { ...changes, isOpen: state.isOpen };
      return changes;
    },
  });
}

interface ListProps<Item> extends Props<Item> {
  readonly box: UseComboboxReturnValue<Item>;
}

const SuggestionList = memo(function SuggestionList(props: ListProps<unknown>) {
  useLanguage();
  const { box, items, inputValue, emptyText } = props;
  const open = box.isOpen && inputValue.trim() !== '' && !props.disabled;
  const empty = open && items.length === 0 && emptyText;
  return (
    <div className={classNames('cut', styles['list'])} hidden={!open || (items.length === 0 && !empty)}>
      <ul {...box.getMenuProps()}>
        {open &&
          items.map((item, index) => (
            <Suggestion key={props.getKey(item)} {...props} item={item} index={index} />
          ))}
      </ul>
      {empty && <output className={styles['empty']}>{emptyText}</output>}
    </div>
  );
});

interface SuggestionProps<Item> extends ListProps<Item> {
  readonly item: Item;
  readonly index: number;
}

function Suggestion<Item>(props: SuggestionProps<Item>) {
  const { box, item, index, getLabel, rangesOf, onSelect, picture } = props;
  const highlighted = box.highlightedIndex === index;
  const label = getLabel(item);
  return (
    <li
      {...box.getItemProps({ item, index, onClick: () => onSelect(item) })}
      aria-label={label}
      className={classNames(styles['item'], highlighted && styles['highlighted'])}
    >
      {picture && <span className={styles['picture']}>{picture(item)}</span>}
      <span className={styles['name']}>{marked(label, rangesOf?.(item) ?? [])}</span>
      {highlighted && (
        <kbd className={styles['key']} aria-hidden>
          {t({ message: 'Enter', comment: 'Name of the key.' })}
        </kbd>
      )}
    </li>
  );
}

/** Shows the text with these ranges in gold. */
const marked = (text: string, ranges: readonly Range[]): ReactNode => [
  ...ranges.flatMap(([start, end], at) => [
    text.slice(ranges[at - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]),
  text.slice(ranges.at(-1)?.[1] ?? 0),
];
