import type { Food } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { FormattedMessage, useIntl } from "react-intl";
import { datasetName } from "../../../food-rows/dataset-name.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "../../foods/components/food-view.module.css";

export type FoodSourceProps = { readonly source: Food["source"] };

/** Shows "ODbL-1.0", the identifier of lists of licences, as ODbL 1.0. */
const licenceName = (id: string): string => id.replace(/-(?=\d)/u, " ");

/** Source of the values and its licence. */
export const FoodSource = ({ source }: FoodSourceProps) => (
  <section className={classes.source}>
    <h2>
      <FormattedMessage id="foods.source" />
    </h2>
    <SourceLines source={source} />
  </section>
);

const SourceLines = ({ source }: FoodSourceProps) => {
  if (source.dataset === "own")
    return (
      <p>
        {source.owner === undefined ? (
          <FormattedMessage id={isUuid(source.id) ? "foods.sourceOwn" : "foods.sourceCorrected"} />
        ) : (
          <FormattedMessage id="foods.sourceShared" values={{ owner: source.owner }} />
        )}
      </p>
    );
  if (source.dataset === "recipe")
    return (
      <p>
        <AppLink path={`/recipe_parser/${source.id}`}>
          <FormattedMessage id="foods.sourceRecipe" />
        </AppLink>
        {source.owner !== undefined && (
          <>
            {" "}
            <FormattedMessage id="foods.sourceShared" values={{ owner: source.owner }} />
          </>
        )}
      </p>
    );
  if (source.dataset === "members")
    return (
      <p>
        <FormattedMessage id="foods.sourceMembers" />
      </p>
    );
  return <CatalogueLines source={source} />;
};

const CatalogueLines = ({ source }: FoodSourceProps) => {
  const intl = useIntl();
  const name = datasetName(source.dataset);
  return (
    <>
      <p>
        <FormattedMessage
          id="foods.sourceLine"
          values={{
            dataset: name === undefined ? source.dataset : intl.formatMessage({ id: name }),
            id: source.id,
          }}
        />
        <br />
        <FormattedMessage id="foods.sourceLicence" values={{ licence: licenceName(source.licence) }} />
        {source.published !== undefined && (
          <>
            <br />
            <FormattedMessage id="foods.sourcePublished" values={{ published: source.published }} />
          </>
        )}
      </p>
      {source.alsoIn !== undefined && source.alsoIn.length > 0 && (
        <p>
          <FormattedMessage id="foods.sourceAlso" values={{ ids: intl.formatList(source.alsoIn, { type: "unit" }) }} />
        </p>
      )}
      <p>
        <FormattedMessage id="foods.figures" />
      </p>
    </>
  );
};
