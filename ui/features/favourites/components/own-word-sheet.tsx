import { Button, TextInput } from "@mantine/core";
import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { Food } from "@morsel/domain/foods";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import classes from "./favourites.module.css";

export type OwnWordSheetProps = {
  readonly food: Pick<Food, "id" | "description">;
  readonly favourites: FavouritesClient;
  readonly onSaved: (word: string) => void;
  readonly onClose: () => void;
};

/** W306: what a member calls a food. */
export const OwnWordSheet = ({ food, favourites, onSaved, onClose }: OwnWordSheetProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [word, setWord] = useState("");
  const save = useMutation({
    mutationFn: () => run(favourites.putWord(word, food.id)),
    onSuccess: (named) => {
      void queries.invalidateQueries({ queryKey: ["favourites", "words"] });
      void queries.invalidateQueries({ queryKey: ["foods"] });
      onSaved(named.word);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <BottomSheet title={<FormattedMessage id="favourites.wordTitle" />} onClose={onClose}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          autoFocus
          label={<FormattedMessage id="favourites.wordFor" values={{ name: food.description }} />}
          description={<FormattedMessage id="favourites.wordHint" />}
          maxLength={60}
          value={word}
          onChange={({ currentTarget: { value } }) => setWord(value)}
          error={save.isError ? refusalWords(intl, save.error) : undefined}
        />
        <Button type="submit" loading={save.isPending}>
          <FormattedMessage id="favourites.wordSave" />
        </Button>
      </form>
    </BottomSheet>
  );
};
