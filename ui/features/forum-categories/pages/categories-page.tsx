import { Button } from "@mantine/core";
import type { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import type { Category } from "@morsel/domain/forum";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { CategoryForm } from "../components/category-form.tsx";
import { CategoryRow } from "../components/category-row.tsx";
import { allCategoriesQuery } from "../queries.ts";
import { useCategoryAct, type CategoryPorts } from "../use-category-act.ts";

const route = getRouteApi("/admin/categories");

/** /admin/categories: the parts of the forum, in their order. */
export const CategoriesPage = () => {
  const { admin, categories } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/categories"
      title={<FormattedMessage id="categories.title" />}
      lead={<FormattedMessage id="categories.lead" />}
    >
      <Categories categories={categories} />
    </AdminPage>
  );
};

const Categories = ({ categories }: { readonly categories: ForumCategoriesClient }) => {
  const { toasts, device } = useApp();
  const { data: all, error, refetch } = useQuery(allCategoriesQuery(categories));
  if (all === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  const ports: CategoryPorts = { categories, toasts, newId: device.newId };
  return (
    <>
      <NewCategory ports={ports} all={all} />
      <ul className={sharing.list}>
        {all.map((category) => (
          <CategoryRow key={category.slug} ports={ports} all={all} category={category} />
        ))}
      </ul>
    </>
  );
};

const NewCategory = ({ ports, all }: { readonly ports: CategoryPorts; readonly all: readonly Category[] }) => {
  const intl = useIntl();
  const act = useCategoryAct(ports);
  const [id, setId] = useState<string>();
  const close = (): void => setId(undefined);
  if (id === undefined)
    return (
      <div>
        <Button onClick={() => setId(ports.newId())}>
          <FormattedMessage id="categories.add" />
        </Button>
      </div>
    );
  return (
    <CategoryForm
      all={all}
      isBusy={act.isBusy}
      onCancel={close}
      onSubmit={(reason, wish) =>
        act.save(
          {
            id,
            reason,
            wish,
            undo: { ...wish, state: "archived" },
            done: intl.formatMessage({ id: "categories.done" }, { name: wish.names["en"] ?? wish.slug }),
          },
          close,
        )
      }
    />
  );
};
