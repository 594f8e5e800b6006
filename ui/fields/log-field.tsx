import { CloseButton } from "@mantine/core";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { IconSearch } from "../theme/icons.ts";
import search from "./search-field.module.css";

/** Events of the field alone; keys belong to the box. */
export type LogFieldEvent =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "opened" }
  | { readonly kind: "closed" };

export type LogFieldProps = {
  /** Id of the list below; its options are numbered. */
  readonly id: string;
  /** Search field, for a page that focuses it. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Puts the focus into the field when it appears. */
  readonly autoFocus?: boolean;
  /** Shows the button that closes the box. */
  readonly isOpen: boolean;
  /** Says that a list of options is below. */
  readonly isListed: boolean;
  /** The place of the option that Enter would take, if there is one. */
  readonly markedAt: number | undefined;
  /** Text as typed so far. */
  readonly text: string;
  /** Accessible name of the field. */
  readonly label: string;
  /** Placeholder. */
  readonly hint: string;
  /** Accessible name of the button that closes the box. */
  readonly closeLabel: string;
  /** The key that leads here, as it is shown. */
  readonly keyWords: ReactNode;
  /** Class of the field. */
  readonly className: string | undefined;
  /** Class of the shown key. */
  readonly keyClassName: string | undefined;
  /** Takes an event of the field. */
  readonly send: (event: LogFieldEvent) => void;
  /** Called for keys, which belong to the list below. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The field of a box that logs: it keeps the focus while the list below is used, and says which option is meant. */
export const LogField = ({
  id,
  inputRef,
  autoFocus,
  isOpen,
  isListed,
  markedAt,
  text,
  label,
  hint,
  closeLabel,
  keyWords,
  className,
  keyClassName,
  send,
  onKeyDown,
}: LogFieldProps) => (
  <div className={`${search.field} ${className}`}>
    <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    <input
      ref={inputRef}
      className={search.input}
      type="text"
      autoFocus={autoFocus}
      role="combobox"
      aria-label={label}
      aria-expanded={isListed}
      aria-haspopup="listbox"
      aria-autocomplete="list"
      aria-controls={id}
      aria-activedescendant={isListed && markedAt !== undefined ? `${id}-${markedAt}` : undefined}
      aria-keyshortcuts="/"
      placeholder={hint}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      value={text}
      onChange={({ currentTarget: { value } }) => send({ kind: "typed", text: value })}
      onFocus={() => send({ kind: "opened" })}
      onClick={() => send({ kind: "opened" })}
      onKeyDown={onKeyDown}
    />
    {isOpen ? (
      <CloseButton size={44} iconSize={20} aria-label={closeLabel} onClick={() => send({ kind: "closed" })} />
    ) : (
      <kbd className={keyClassName} aria-hidden="true">
        {keyWords}
      </kbd>
    )}
  </div>
);
