import { mealAt } from "@morsel/domain/diary";
import { useMemo, useState, type FC } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { useDiaryCommands } from "../../../logging/use-diary-commands.ts";
import { useNavigateTo } from "../../../routes/use-app.ts";
import type { ShellMenuItem } from "../../../shell/navigation/menu.ts";
import { Palette } from "../components/palette/palette.tsx";
import { placesOf } from "../components/palette/palette-items.ts";
import { usePaletteGroups } from "../components/palette/use-palette-groups.ts";

type PaletteSheetProps = {
  readonly items: readonly ShellMenuItem[];
  readonly account: readonly ShellMenuItem[];
  readonly onClose: () => void;
};

/** Loads the command palette of every page, with its messages. */
export const loadPalette = async (context: AppContext): Promise<FC<PaletteSheetProps>> => {
  const { diary, foods, device, toasts, words } = context;
  await words("home", "diary", "foods", "nutrition");
  return function PaletteSheet({ items, account, onClose }) {
    const goTo = useNavigateTo();
    const commands = useDiaryCommands({ diary, device, toasts, onShow: () => goTo("/food/diary") });
    const [text, setText] = useState("");
    const places = useMemo(() => placesOf(items, account), [items, account]);
    const at = device.timeOfDay();
    const { groups, isSearching } = usePaletteGroups(text, {
      foods,
      today: device.today(),
      at,
      places,
      go: (path, fullRefresh = false) => {
        onClose();
        if (fullRefresh) window.location.assign(path);
        else goTo(path);
      },
      log: (options) => {
        onClose();
        commands.log(device.today(), mealAt(at), options);
      },
    });
    return <Palette text={text} onText={setText} groups={groups} isSearching={isSearching} onClose={onClose} />;
  };
};
