import { Button, TextInput } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { HouseholdView } from "@morsel/application/household/household-view";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { fridgeQuery, sharedThingsQuery } from "../../../sharing/queries.ts";
import type { FridgePorts } from "../use-fridge.ts";
import { useHousehold, type HouseholdCommands, type HouseholdPorts } from "../use-household.ts";
import { FoundForm } from "./found-form.tsx";
import { FridgeList } from "./fridge-list.tsx";
import classes from "../../../sharing/sharing.module.css";
import { InvitedList } from "./invited-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PeopleList } from "./people-list.tsx";
import { SharedList } from "../../../sharing/shared-list.tsx";
import { Failed, Waiting } from "../../../sharing/states.tsx";

export type HouseholdScreenProps = HouseholdPorts &
  FridgePorts & {
    readonly today: CalendarDate;
    readonly meal: Meal;
    readonly linkOf: (code: string) => string;
  };

/** Tells whether every part of the page was read or refused: a late part would push those below it. */
const useSettled = ({ household, fridge }: Pick<HouseholdScreenProps, "household" | "fridge">, enabled: boolean) => {
  const asked = [
    useQuery({ ...fridgeQuery(fridge), enabled }),
    useInfiniteQuery({ ...sharedThingsQuery(household, "food"), enabled }),
    useInfiniteQuery({ ...sharedThingsQuery(household, "recipe"), enabled }),
  ];
  return !asked.some(({ isLoading }) => isLoading);
};

/** A household: its fridge first, what it shares, who is in it, and who may come. */
export const HouseholdScreen = ({ household, fridge, device, toasts, today, meal, linkOf }: HouseholdScreenProps) => {
  const intl = useIntl();
  const { mine, error, refetch, act } = useHousehold({ household, toasts });
  const known = mine?.household;
  const isSettled = useSettled({ household, fridge }, known !== undefined);
  const isOwner = known?.people.some(({ id, role }) => id === mine?.me && role === "owner") === true;
  return (
    <Page
      title={known === undefined ? <FormattedMessage id="household.title" /> : known.name}
      lead={<FormattedMessage id="household.lead" />}
    >
      {mine === undefined && error !== null && <Failed error={error} onRetry={refetch} />}
      {((mine === undefined && error === null) || !isSettled) && <Waiting />}
      {mine !== undefined && mine.invited.length > 0 && (
        <InvitedList invited={mine.invited} household={household} act={act} isInOne={known !== undefined} />
      )}
      {mine !== undefined && known === undefined && <FoundForm household={household} newId={device.newId} act={act} />}
      {mine !== undefined && known !== undefined && isSettled && (
        <>
          <FridgeList fridge={fridge} device={device} toasts={toasts} today={today} meal={meal} />
          <div>
            <ActionLink path="/recipe_parser" variant="default">
              <FormattedMessage id="household.toRecipes" />
            </ActionLink>
          </div>
          <PeopleList me={mine.me} mine={known} household={household} act={act} />
          {isOwner && (
            <InviteForm
              mine={known}
              household={household}
              newId={device.newId}
              act={act}
              linkOf={linkOf}
              onCopied={() =>
                toasts.show({ severity: "success", message: intl.formatMessage({ id: "household.invite.copied" }) })
              }
            />
          )}
          <Sheet>
            <SharedList household={household} kind="food" />
            <SharedList household={household} kind="recipe" />
          </Sheet>
          {isOwner && <RenameForm key={known.version} mine={known} household={household} act={act} />}
        </>
      )}
    </Page>
  );
};

type RenameFormProps = {
  readonly mine: HouseholdView;
  readonly household: HouseholdClient;
  readonly act: HouseholdCommands;
};

const RenameForm = ({ mine, household, act }: RenameFormProps) => {
  const [name, setName] = useState(mine.name);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== "") act.mutate(household.rename(mine.version, name));
  };
  return (
    <Sheet>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          label={<FormattedMessage id="household.name" />}
          value={name}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => setName(value)}
          autoComplete="off"
        />
        <Button type="submit" variant="default" disabled={act.isPending || name.trim() === ""}>
          <FormattedMessage id="household.rename" />
        </Button>
      </form>
    </Sheet>
  );
};
