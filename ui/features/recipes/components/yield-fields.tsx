import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import type { RecipeDraft } from "@morsel/application/recipes/client/recipe-draft";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { Pot } from "@morsel/domain/recipes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { IconTrash } from "../../../theme/icons.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { potsQuery } from "../queries.ts";
import classes from "./recipes.module.css";

export type YieldFieldsProps = {
  readonly recipes: RecipesClient;
  readonly draft: RecipeDraft;
  readonly newId: () => string;
  readonly read: (text: string) => number | undefined;
  readonly onChange: (change: Partial<RecipeDraft>) => void;
  readonly error?: string;
};

/** Weight of the finished dish: the scale, less a saved pot or bowl. */
export const YieldFields = ({ recipes, draft, newId, read, onChange, error }: YieldFieldsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const queries = useQueryClient();
  const { data: pots = [] } = useQuery(potsQuery(recipes));
  const [name, setName] = useState("");
  const kept = (next: readonly Pot[]): void => void queries.setQueryData(potsQuery(recipes).queryKey, next);
  const put = useMutation({ mutationFn: (pot: Pot) => run(recipes.putPot(pot)), onSuccess: kept });
  const remove = useMutation({ mutationFn: (id: string) => run(recipes.removePot(id)), onSuccess: kept });
  const tare = read(draft.tareGrams);
  const chosen = pots.find(({ grams }) => grams === tare);
  const isNew = tare !== undefined && chosen === undefined;
  const failed = put.error ?? remove.error;
  return (
    <section className={classes.section} aria-labelledby="recipe-yield">
      <h2 id="recipe-yield" className={classes.subtitle}>
        <FormattedMessage id="recipes.yield" />
      </h2>
      <p className={classes.hint}>
        <FormattedMessage id="recipes.yieldHint" />
      </p>
      <div className={classes.pair}>
        <TextInput
          label={<FormattedMessage id="recipes.gross" />}
          value={draft.grossGrams}
          inputMode="decimal"
          rightSection={<span aria-hidden="true">g</span>}
          onChange={({ currentTarget: { value } }) => onChange({ grossGrams: value })}
          autoComplete="off"
          {...(error === undefined ? {} : { error })}
        />
        <TextInput
          label={<FormattedMessage id="recipes.tare" />}
          value={draft.tareGrams}
          inputMode="decimal"
          rightSection={<span aria-hidden="true">g</span>}
          onChange={({ currentTarget: { value } }) => onChange({ tareGrams: value })}
          autoComplete="off"
        />
      </div>
      {pots.length > 0 && (
        <div className={classes.add}>
          <NativeSelect
            className={classes.grow}
            label={<FormattedMessage id="recipes.pot" />}
            value={chosen?.id ?? ""}
            onChange={({ currentTarget: { value } }) => {
              const pot = pots.find(({ id }) => id === value);
              onChange({ tareGrams: pot === undefined ? "" : figures.editable(pot.grams) });
            }}
            data={[
              { value: "", label: intl.formatMessage({ id: "recipes.noPot" }) },
              ...pots.map((pot) => ({
                value: pot.id,
                label: intl.formatMessage(
                  { id: "recipes.potOf" },
                  { name: pot.name, grams: figures.withUnit(pot.grams, "g") },
                ),
              })),
            ]}
          />
          {chosen !== undefined && (
            <ActionIcon
              aria-label={intl.formatMessage({ id: "recipes.forgetPot" }, { name: chosen.name })}
              onClick={() => remove.mutate(chosen.id)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </div>
      )}
      {isNew && (
        <div className={classes.add}>
          <TextInput
            className={classes.grow}
            label={<FormattedMessage id="recipes.potName" />}
            value={name}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => setName(value)}
            autoComplete="off"
          />
          <Button
            variant="default"
            loading={put.isPending}
            onClick={() => {
              if (name.trim() !== "") put.mutate({ id: newId(), name, grams: tare }, { onSuccess: () => setName("") });
            }}
          >
            <FormattedMessage id="recipes.keepPot" />
          </Button>
        </div>
      )}
      {failed === null ? <Problem /> : <Problem>{refusalWords(intl, failed)}</Problem>}
    </section>
  );
};
