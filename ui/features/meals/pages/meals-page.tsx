import { mealDraftOf, type MealDraft } from "@morsel/application/meals/client/meal-draft";
import type { MealNow } from "@morsel/application/meals/meals-now";
import type { CalendarDate } from "@morsel/domain/calendar";
import { mealAt, type MealId } from "@morsel/domain/diary";
import { pathIn } from "@morsel/domain/locales";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { UNDO_DURATION } from "../../../hooks/toasts.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Page } from "../../../shell/page/page.tsx";
import { useDiaryCommands, type DiaryCommands } from "../../../logging/use-diary-commands.ts";
import { MealEditor } from "../components/meal-editor.tsx";
import { ShareMeal } from "../components/shared-meal/share-meal.tsx";
import { MealsScreen } from "../components/meals-screen.tsx";
import { mealLinkQuery } from "../queries.ts";
import { useFoodsOf } from "../use-foods-of.ts";
import { useMealCommands, type MealCommands } from "../use-meal-commands.ts";

const route = getRouteApi("/meal/mine");

/** /meal/mine: what is typed about a meal stays until it is saved or discarded, also while another one lies open. */
export const MealsPage = () => {
  const { diary, device, toasts, locale } = useApp();
  const { meals } = route.useRouteContext();
  const go = useNavigateTo();
  const commands = useMealCommands({ meals, device, toasts });
  const onShow = (date: CalendarDate) => go(pathIn(locale, `/food/diary?date=${date}`));
  const { log } = useDiaryCommands({ diary, device, toasts, onShow });
  const [drafts, setDrafts] = useState<ReadonlyMap<MealId, MealDraft>>(() => new Map());
  const keep = (id: MealId, draft: MealDraft | undefined): void =>
    setDrafts((before) => {
      const next = new Map(before);
      if (draft === undefined) next.delete(id);
      else next.set(id, draft);
      return next;
    });
  return (
    <Page title={<FormattedMessage id="meals.title" />} lead={<FormattedMessage id="meals.lead" />} width="wide">
      <MealsScreen
        meals={meals}
        edited={new Set(drafts.keys())}
        editorOf={(meal) => (
          <OpenMeal
            meal={meal}
            draft={drafts.get(meal.id)}
            onDraft={(draft) => keep(meal.id, draft)}
            commands={commands}
            onLog={log}
          />
        )}
      />
    </Page>
  );
};

type OpenMealProps = {
  readonly meal: MealNow;
  readonly draft: MealDraft | undefined;
  readonly onDraft: (draft: MealDraft | undefined) => void;
  readonly commands: MealCommands;
  readonly onLog: DiaryCommands["log"];
};

const OpenMeal = ({ meal, draft = mealDraftOf(meal), onDraft, commands, onLog }: OpenMealProps) => {
  const { foods, device } = useApp();
  const standing = draft.rows.filter(({ gone }) => gone !== "food").map(({ item }) => item);
  return (
    <MealEditor
      meal={meal}
      draft={draft}
      foods={useFoodsOf(foods, standing)}
      catalogue={foods}
      slot={meal.slot ?? mealAt(device.timeOfDay())}
      date={device.today()}
      onDraft={onDraft}
      onDiscard={() => onDraft(undefined)}
      onSave={(name, items) => {
        if (commands.change(meal, { name, items })) onDraft(undefined);
      }}
      onLog={(date, slot, items, isPlanned) => {
        onLog(date, slot, items, isPlanned);
        onDraft(undefined);
      }}
      sharing={<MealSharing id={meal.id} />}
      onDuplicate={() => commands.duplicate(meal)}
      onDelete={() => {
        onDraft(undefined);
        commands.remove(meal);
      }}
    />
  );
};

/** W287: the link of a meal, as the server says it. */
const MealSharing = ({ id }: { readonly id: MealId }) => {
  const { toasts, locale } = useApp();
  const { meals } = route.useRouteContext();
  const intl = useIntl();
  const queries = useQueryClient();
  const { data } = useQuery(mealLinkQuery(meals, id));
  const failed = (problem: unknown): void =>
    toasts.show({ severity: "error", message: refusalWords(intl, problem), duration: UNDO_DURATION });
  const change = useMutation({
    mutationFn: (isShared: boolean) => run(isShared ? meals.share(id) : meals.unshare(id)),
    onSuccess: (link) => queries.setQueryData(mealLinkQuery(meals, id).queryKey, link),
    onError: failed,
  });
  const copy = (link: string): void => {
    navigator.clipboard.writeText(link).then(
      () =>
        toasts.show({
          severity: "success",
          message: intl.formatMessage({ id: "meals.linkCopied" }),
          duration: UNDO_DURATION,
        }),
      failed,
    );
  };
  const token = data?.token;
  return (
    <ShareMeal
      link={token === undefined ? undefined : `${window.location.origin}${pathIn(locale, `/shared-meal/${token}`)}`}
      isBusy={change.isPending}
      onShare={() => change.mutate(true)}
      onCopy={copy}
      onUnshare={() => change.mutate(false)}
    />
  );
};
