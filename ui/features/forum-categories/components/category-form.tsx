import { NativeSelect, TextInput } from "@mantine/core";
import {
  CATEGORY_LIMITS,
  withCategory,
  type Category,
  type CategoryState,
  type CategoryWish,
} from "@morsel/domain/forum";
import { isLocale, LANGUAGE_NAMES, LOCALES, type Locale } from "@morsel/domain/locales";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { isReasonShort } from "../../back-office/components/reason-field.tsx";
import { ReasonedEnd } from "../../back-office/components/reasoned-end.tsx";
import { useCategoryName, wishOf } from "../use-category-act.ts";

export type CategoryFormProps = {
  /** All of them, in their order. */
  readonly all: readonly Category[];
  /** Absent: a new one. */
  readonly category?: Category;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string, wish: CategoryWish) => void;
  readonly onCancel: () => void;
};

const FIRST = "/first";
const NEW: CategoryWish = { slug: "", locale: undefined, names: {}, descriptions: {}, state: "open" };

/** FO19, FO20: all that admins set of a category, and why. */
export const CategoryForm = ({ all, category, isBusy, onSubmit, onCancel }: CategoryFormProps) => {
  const intl = useIntl();
  const nameOf = useCategoryName();
  const [wish, setWish] = useState<CategoryWish>(() => (category === undefined ? NEW : wishOf(category)));
  const [shown, setShown] = useState<Locale>("en");
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const others = all.filter(({ slug }) => slug !== category?.slug);
  const at = category === undefined ? all.length : all.indexOf(category);
  const [behind, setBehind] = useState(others[at - 1]?.slug ?? FIRST);
  const isTaken = category === undefined && all.some(({ slug }) => slug === wish.slug);
  const checked = withCategory(all, { ...wish, behind: behind === FIRST ? null : behind });
  const wrong = isTaken
    ? "slug"
    : checked.ok || checked.error._tag === "TooManyCategories"
      ? undefined
      : checked.error.field;
  const change = (part: Partial<CategoryWish>): void => setWish({ ...wish, ...part });
  const errorOf = (field: typeof wrong, id: "categories.slug.wrong" | "categories.name.wrong", max: number) =>
    isTold && wrong === field ? { error: <FormattedMessage id={id} values={{ max }} /> } : {};
  const language = LANGUAGE_NAMES[shown];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (wrong === "names") setShown("en");
    if (wrong !== undefined || isReasonShort(reason)) return;
    const isPlaced = behind === (others[at - 1]?.slug ?? FIRST);
    onSubmit(reason, isPlaced ? wish : { ...wish, behind: behind === FIRST ? null : behind });
  };
  return (
    <form className={sharing.form} style={{ flexBasis: "100%" }} onSubmit={submit} noValidate>
      {category === undefined && (
        <TextInput
          label={<FormattedMessage id="categories.slug" />}
          description={<FormattedMessage id="categories.slug.hint" />}
          value={wish.slug}
          maxLength={CATEGORY_LIMITS.slug}
          autoComplete="off"
          spellCheck={false}
          {...errorOf("slug", "categories.slug.wrong", CATEGORY_LIMITS.slug)}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value.trim().toLowerCase() })}
        />
      )}
      <NativeSelect
        label={<FormattedMessage id="categories.texts" />}
        value={shown}
        data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={({ currentTarget: { value } }) => isLocale(value) && setShown(value)}
      />
      <TextInput
        label={<FormattedMessage id="categories.name" values={{ language }} />}
        description={
          category?.key !== undefined ? (
            <FormattedMessage id="categories.name.hint" />
          ) : (
            shown !== "en" && <FormattedMessage id="categories.name.hint.other" />
          )
        }
        value={wish.names[shown] ?? ""}
        maxLength={CATEGORY_LIMITS.name}
        autoComplete="off"
        {...errorOf("names", "categories.name.wrong", CATEGORY_LIMITS.name)}
        onChange={({ currentTarget }) => change({ names: { ...wish.names, [shown]: currentTarget.value } })}
      />
      <TextInput
        label={<FormattedMessage id="categories.description" values={{ language }} />}
        description={
          <FormattedMessage id="categories.description.hint" values={{ max: CATEGORY_LIMITS.description }} />
        }
        value={wish.descriptions[shown] ?? ""}
        maxLength={CATEGORY_LIMITS.description}
        autoComplete="off"
        onChange={({ currentTarget }) =>
          change({ descriptions: { ...wish.descriptions, [shown]: currentTarget.value } })
        }
      />
      {category?.key === undefined && (
        <NativeSelect
          label={<FormattedMessage id="categories.language" />}
          description={<FormattedMessage id="categories.language.hint" />}
          value={wish.locale ?? ""}
          data={[
            { value: "", label: intl.formatMessage({ id: "categories.language.all" }) },
            ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ locale: value === "" ? undefined : value })}
        />
      )}
      {wish.state !== "archived" && (
        <NativeSelect
          label={<FormattedMessage id="categories.state" />}
          value={wish.state}
          data={(["open", "closed"] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `categories.state.${value}` }),
          }))}
          onChange={({ currentTarget: { value } }) => change({ state: value as CategoryState })}
        />
      )}
      <NativeSelect
        label={<FormattedMessage id="categories.place" />}
        value={behind}
        data={[
          { value: FIRST, label: intl.formatMessage({ id: "categories.place.first" }) },
          ...others.map((other) => ({
            value: other.slug,
            label: intl.formatMessage({ id: "categories.place.behind" }, { name: nameOf(other) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => setBehind(value)}
      />
      <ReasonedEnd
        reason={reason}
        isTold={isTold}
        onReason={setReason}
        words={<FormattedMessage id="categories.save" />}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
};
