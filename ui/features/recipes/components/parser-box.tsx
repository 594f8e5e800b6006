import { Button, Textarea } from "@mantine/core";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { ParsedRecipe, RecipeSource, RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { unreadableWords } from "../unreadable-words.ts";
import classes from "./recipes.module.css";

export type ParserBoxProps = {
  readonly recipes: RecipesClient;
  /** Address that another app shared. */
  readonly address?: string;
  readonly onRead: (parsed: ParsedRecipe) => void;
};

/** A line without spaces that looks like an address of the web. */
const sourceOf = (typed: string): RecipeSource => {
  const text = typed.trim();
  const isAddress = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i.test(text);
  return isAddress ? { address: text } : { text: typed };
};

/** An address among other words, as apps share it; the words where there is none. */
const sharedAddress = (shared: string): string => /https?:\/\/\S+/i.exec(shared)?.[0] ?? shared;

/** Reads a recipe from an address, a page or plain text; what cannot be read says why. */
export const ParserBox = ({ recipes, address = "", onRead }: ParserBoxProps) => {
  const intl = useIntl();
  const [typed, setTyped] = useState(() => sharedAddress(address));
  const parse = useMutation({
    mutationFn: (source: RecipeSource) => run(recipes.parse(source)),
    onSuccess: onRead,
  });
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(typed.trim() === "");
    if (typed.trim() !== "") parse.mutate(sourceOf(typed));
  };
  const refused = refusalIn<RecipeUnreadable>(parse.error);
  const why =
    parse.error === null
      ? undefined
      : refused?._tag === "RecipeUnreadable"
        ? unreadableWords(intl, refused)
        : refusalWords(intl, parse.error);
  return (
    <form className={classes.parser} onSubmit={submit} noValidate>
      <Textarea
        label={<FormattedMessage id="recipes.paste" />}
        description={<FormattedMessage id="recipes.pasteHint" />}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        rows={4}
        autoComplete="off"
        {...(isEmpty ? { error: intl.formatMessage({ id: "recipes.pasteNeeded" }) } : {})}
      />
      {why === undefined ? <Problem /> : <Problem>{why}</Problem>}
      <Button type="submit" loading={parse.isPending}>
        <FormattedMessage id="recipes.read" />
      </Button>
    </form>
  );
};
