import { Button } from "@mantine/core";
import { textIn, type Category } from "@morsel/domain/forum";
import { DEFAULT_LOCALE, isLocale, LANGUAGE_NAMES } from "@morsel/domain/locales";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { ReasonedAct } from "../../back-office/components/reasoned-act.tsx";
import { useCategoryAct, useCategoryName, wishOf, type CategoryPorts } from "../use-category-act.ts";
import { CategoryForm } from "./category-form.tsx";

export type CategoryRowProps = {
  readonly ports: CategoryPorts;
  /** All of them, in their order. */
  readonly all: readonly Category[];
  readonly category: Category;
};

/** A category: its name, where it stands, and what admins do with it. */
export const CategoryRow = ({ ports, all, category }: CategoryRowProps) => {
  const intl = useIntl();
  const name = useCategoryName()(category);
  const act = useCategoryAct(ports);
  const [id, setId] = useState<string>();
  const close = (): void => setId(undefined);
  const { slug, locale, state, descriptions } = category;
  const description = textIn(descriptions, isLocale(intl.locale) ? intl.locale : DEFAULT_LOCALE);
  const way = state === "archived" ? "restore" : "archive";
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{name}</span>
        {description !== undefined && <span>{description}</span>}
        <span className={sharing.hint}>
          {slug}
          {" · "}
          <FormattedMessage id={`categories.state.${state}`} />
          {locale !== undefined && ` · ${LANGUAGE_NAMES[locale]}`}
        </span>
      </span>
      {id === undefined ? (
        <span className={sharing.actions}>
          <Button
            variant="default"
            aria-label={intl.formatMessage({ id: "categories.change.named" }, { name })}
            onClick={() => setId(ports.newId())}
          >
            <FormattedMessage id="categories.change" />
          </Button>
          <ReasonedAct
            toasts={ports.toasts}
            newId={ports.newId}
            words={<FormattedMessage id={`categories.${way}`} />}
            name={intl.formatMessage({ id: `categories.${way}.named` }, { name })}
            {...(way === "archive" ? { hint: <FormattedMessage id="categories.archive.hint" /> } : {})}
            asked={(act, reason) =>
              ports.categories.save({
                id: act,
                reason,
                category: { ...wishOf(category), state: way === "archive" ? "archived" : "open" },
              })
            }
            done={intl.formatMessage({ id: `categories.${way}.done` }, { name })}
            undo={(act) =>
              ports.categories.save({
                id: act,
                reason: intl.formatMessage({ id: "categories.undo.reason" }),
                category: wishOf(category),
              })
            }
          />
        </span>
      ) : (
        <CategoryForm
          all={all}
          category={category}
          isBusy={act.isBusy}
          onCancel={close}
          onSubmit={(reason, wish) =>
            act.save(
              {
                id,
                reason,
                wish,
                undo: { ...wishOf(category), behind: all[all.indexOf(category) - 1]?.slug ?? null },
                done: intl.formatMessage({ id: "categories.done" }, { name }),
              },
              close,
            )
          }
        />
      )}
    </li>
  );
};
