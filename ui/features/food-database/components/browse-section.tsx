import { Button, NativeSelect, Skeleton, UnstyledButton } from "@mantine/core";
import { COMPARED_BY, type Food } from "@morsel/domain/foods";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import type { NutrientId } from "@morsel/domain/nutrition";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { IconArrowLeft } from "../../../theme/icons.ts";
import { NUTRIENT_GROUPS } from "../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import { groupsQuery, listedQuery, type Listed } from "../browse-queries.ts";
import { ListEnd } from "../../foods/components/list-end.tsx";
import { ListedFoods } from "./listed-foods.tsx";
import classes from "../../foods/components/database.module.css";

export type BrowseSectionProps = {
  readonly browse: BrowseClient;
  /** List that the address names; undefined shows the groups. */
  readonly listed: Listed | undefined;
  readonly onListed: (listed: Listed | undefined) => void;
  readonly pathOf: (food: Food) => string;
  /** Control at the end of a row. */
  readonly afterRow?: ((food: Food) => ReactNode) | undefined;
};

/** Shows the largest groups first, and all of them on request. */
const FIRST_GROUPS = 18;

/**
 * Ways in for who does not know what to type: by what is rich in a nutrient, and the catalogue by groups. The groups are last
 * because they are fetched: nothing but the foot of the page is below what comes late.
 */
export const BrowseSection = ({ listed, ...props }: BrowseSectionProps) =>
  listed === undefined ? <WaysIn {...props} /> : <List listed={listed} {...props} />;

type Inner = Omit<BrowseSectionProps, "listed">;

const WaysIn = ({ browse, onListed }: Inner) => {
  const intl = useIntl();
  const { data, error } = useQuery(groupsQuery(browse));
  const groups = data ?? [];
  const [areAllShown, setAllShown] = useState(false);
  const largest = groups.toSorted((a, b) => b.foods - a.foods || (a.name < b.name ? -1 : 1)).slice(0, FIRST_GROUPS);
  const shown = areAllShown ? groups : largest;
  return (
    <>
      <section aria-labelledby="richest">
        <h2 id="richest" className={classes.subtitle}>
          <FormattedMessage id="foods.richest" />
        </h2>
        <NutrientField nutrient={undefined} onNutrient={(nutrient) => onListed({ nutrient, by: "serving" })} />
      </section>
      <section aria-labelledby="browse">
        <h2 id="browse" className={classes.subtitle}>
          <FormattedMessage id="foods.browse" />
        </h2>
        {error !== null && <p role="alert">{refusalWords(intl, error)}</p>}
        <div className={classes.browse}>
          {data === undefined &&
            error === null &&
            Array.from({ length: FIRST_GROUPS }, (_, i) => <Skeleton key={i} height="3.25rem" data-skeleton />)}
          {shown.map(({ name, foods }) => (
            <UnstyledButton key={name} className={classes.group} onClick={() => onListed({ group: name })}>
              <span className={classes.groupName}>{name}</span>
              <span className={classes.groupCount}>{intl.formatNumber(foods)}</span>
            </UnstyledButton>
          ))}
        </div>
        {!areAllShown && groups.length > shown.length && (
          <Button variant="default" mt="md" onClick={() => setAllShown(true)}>
            <FormattedMessage id="foods.browseAll" values={{ count: groups.length }} />
          </Button>
        )}
      </section>
    </>
  );
};

type NutrientFieldProps = {
  readonly nutrient: NutrientId | undefined;
  readonly onNutrient: (nutrient: NutrientId) => void;
};

const NutrientField = ({ nutrient, onNutrient }: NutrientFieldProps) => {
  const intl = useIntl();
  return (
    <NativeSelect
      label={<FormattedMessage id="foods.richestNutrient" />}
      value={nutrient ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const chosen = NUTRIENT_GROUPS.flatMap(([, ids]) => ids).find((id) => id === value);
        if (chosen !== undefined) onNutrient(chosen);
      }}
    >
      {nutrient === undefined && <option value="">{intl.formatMessage({ id: "foods.richestChoose" })}</option>}
      {NUTRIENT_GROUPS.map(([group, ids]) => (
        <optgroup key={group} label={intl.formatMessage({ id: `foods.group.${group}` })}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {intl.formatMessage(nutrientName(id))}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
};

const List = ({ browse, listed, onListed, pathOf, afterRow }: Inner & { readonly listed: Listed }) => {
  const intl = useIntl();
  const found = useInfiniteQuery(listedQuery(browse, listed));
  const items = found.data?.pages.flatMap((page) => page.items);
  const isRichest = listed.nutrient !== undefined;
  return (
    <section aria-labelledby="listed">
      <UnstyledButton className={classes.back} onClick={() => onListed(undefined)}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="foods.browseBack" />
      </UnstyledButton>
      <h2 id="listed" className={classes.subtitle}>
        {isRichest ? (
          <FormattedMessage
            id="foods.richestIn"
            values={{ nutrient: intl.formatMessage(nutrientName(listed.nutrient)) }}
          />
        ) : (
          listed.group
        )}
      </h2>
      {isRichest && (
        <div className={classes.choices}>
          <NutrientField nutrient={listed.nutrient} onNutrient={(nutrient) => onListed({ nutrient, by: listed.by })} />
          <NativeSelect
            label={<FormattedMessage id="foods.richestPer" />}
            value={listed.by}
            onChange={({ currentTarget: { value } }) =>
              onListed({ nutrient: listed.nutrient, by: COMPARED_BY.find((by) => by === value) ?? listed.by })
            }
            data={COMPARED_BY.map((by) => ({ value: by, label: intl.formatMessage({ id: `foods.richestPer.${by}` }) }))}
          />
          <p className={classes.hint}>
            <FormattedMessage id="foods.richestHint" />
          </p>
        </div>
      )}
      {items === undefined && !found.isError && <Skeleton height={480} data-skeleton />}
      {items?.length === 0 && (
        <p>
          <FormattedMessage id="foods.listedNone" />
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ListedFoods items={items} listed={listed} pathOf={pathOf} afterRow={afterRow} />
      )}
      <ListEnd found={found} />
    </section>
  );
};
