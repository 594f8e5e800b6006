import type { FoodMergesClient, ShownMerge } from "@morsel/application/food-merges/client/food-merges-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { MoreButton } from "../../admin/components/more-button.tsx";
import { DuplicateFood } from "../components/duplicate-food.tsx";
import { duplicatesQuery, mergesQuery } from "../queries.ts";
import { ReasonedAct } from "../../back-office/components/reasoned-act.tsx";

const route = getRouteApi("/admin/foods/duplicates");

/** /admin/foods/duplicates: foods that may be there twice, and what was merged. */
export const DuplicatesPage = () => {
  const { admin, merges } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/foods/duplicates"
      title={<FormattedMessage id="foodMerges.title" />}
      lead={<FormattedMessage id="foodMerges.lead" />}
    >
      <Duplicates merges={merges} />
      <Merges merges={merges} />
    </AdminPage>
  );
};

type MergesProps = { readonly merges: FoodMergesClient };

const Duplicates = ({ merges }: MergesProps) => {
  const { toasts, device } = useApp();
  const listed = useInfiniteQuery(duplicatesQuery(merges));
  const found = listed.data?.pages.flatMap(({ items }) => items);
  if (found === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  return (
    <>
      {found.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id={listed.hasNextPage ? "foodMerges.none.more" : "foodMerges.none"} />
        </p>
      )}
      {found.map((duplicate) => (
        <DuplicateFood
          key={duplicate.food.id}
          duplicate={duplicate}
          merges={merges}
          toasts={toasts}
          newId={device.newId}
        />
      ))}
      <MoreButton listed={listed} />
    </>
  );
};

const Merges = ({ merges }: MergesProps) => {
  const listed = useInfiniteQuery(mergesQuery(merges));
  const made = listed.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="merged">
      <h2 id="merged">
        <FormattedMessage id="foodMerges.merged" />
      </h2>
      {made === undefined &&
        (listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />)}
      {made?.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="foodMerges.merged.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {made?.map((merge) => (
          <MergeRow key={merge.id} merge={merge} merges={merges} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </section>
  );
};

const MergeRow = ({ merge, merges }: MergesProps & { readonly merge: ShownMerge }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const { name, keptName, at, isUndone } = merge;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{name}</span>
        <span className={sharing.hint}>
          <FormattedMessage id={isUndone ? "foodMerges.undone" : "foodMerges.into"} values={{ name: keptName }} />
          {" · "}
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </span>
      </span>
      {!isUndone && (
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id="foodMerges.undo" />}
          name={intl.formatMessage({ id: "foodMerges.undo.named" }, { name })}
          asked={(id, reason) => merges.undo({ id, reason, merge: merge.id })}
          done={intl.formatMessage({ id: "foodMerges.undo.done" }, { name })}
        />
      )}
    </li>
  );
};
