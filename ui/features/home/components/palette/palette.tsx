import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import search from "../../../../fields/search-field.module.css";
import { BottomSheet } from "../../../../shell/sheets/bottom-sheet.tsx";
import { IconSearch } from "../../../../theme/icons.ts";
import type { PaletteGroup } from "./palette-items.ts";
import classes from "./palette.module.css";

export type PaletteProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** An answer is on its way: that there is none cannot be said yet. */
  readonly isSearching: boolean;
  readonly onClose: () => void;
};

/** One field that finds pages, foods and days, and logs what follows "log"; arrows choose, Enter does it. */
export const Palette = ({ text, onText, groups, isSearching, onClose }: PaletteProps) => {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // A dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const [chosen, setChosen] = useState(0);
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, items.length - 1);
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    if (event.key === "ArrowDown") setChosen((at + 1) % items.length);
    else if (event.key === "ArrowUp") setChosen((at - 1 + items.length) % items.length);
    else if (event.key === "Enter") items[at]?.run();
    else return;
    event.preventDefault();
  };
  return (
    <BottomSheet title={<FormattedMessage id="shell.palette" />} onClose={onClose}>
      <div className={search.field}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          className={search.input}
          role="combobox"
          aria-label={intl.formatMessage({ id: "home.palette.label" })}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={items[at] === undefined ? undefined : `${id}-${at}`}
          placeholder={intl.formatMessage({ id: "home.palette.hint" })}
          autoComplete="off"
          spellCheck={false}
          ref={field}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setChosen(0);
            onText(value);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div
        id={id}
        className={classes.list}
        role="listbox"
        aria-label={intl.formatMessage({ id: "home.palette.found" })}
      >
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <p id={`${id}-${group.id}`} className={classes.heading} role="presentation">
                <FormattedMessage id={`home.palette.${group.id}`} />
              </p>
              {group.items.map((item) => {
                const place = items.indexOf(item);
                return (
                  // The field keeps the focus and has the keys.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={item.id}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === at}
                    className={classes.option}
                    onPointerMove={() => setChosen(place)}
                    onClick={item.run}
                  >
                    <span>{item.name}</span>
                    <span className={classes.note}>{item.note}</span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      <p className={items.length > 0 ? "morsel-hidden" : classes.none} role="status">
        {items.length > 0 ? (
          <FormattedMessage id="home.palette.count" values={{ count: items.length }} />
        ) : (
          text.trim() !== "" &&
          !isSearching && <FormattedMessage id="home.palette.none" values={{ text: text.trim() }} />
        )}
      </p>
    </BottomSheet>
  );
};
