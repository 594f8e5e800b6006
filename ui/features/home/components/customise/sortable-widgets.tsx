import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import { HOME_WIDGETS, type HomeWidget } from "@morsel/domain/dashboard";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { IconMenu2 } from "../../../../theme/icons.ts";
import classes from "./customise.module.css";

export type SortableWidgetsProps = {
  /** The chosen ones, in their order. */
  readonly widgets: readonly HomeWidget[];
  readonly others: readonly HomeWidget[];
  readonly onOrder: (widgets: readonly HomeWidget[]) => void;
  readonly onToggle: (widget: HomeWidget, isOn: boolean) => void;
};

const widgetName = (intl: IntlShape, id: UniqueIdentifier): string => {
  const widget = HOME_WIDGETS.find((one) => one === id);
  return widget === undefined ? "" : intl.formatMessage({ id: `home.widget.${widget}` });
};

/** Announcements for screen readers while a section is moved by keyboard. */
const announcementsIn = (intl: IntlShape, widgets: readonly HomeWidget[]): Announcements => {
  const say = (
    id: "home.customise.picked" | "home.customise.over" | "home.customise.dropped",
    active: UniqueIdentifier,
    over: UniqueIdentifier,
  ) =>
    intl.formatMessage(
      { id },
      {
        name: widgetName(intl, active),
        place: widgets.findIndex((one) => one === over) + 1,
        count: widgets.length,
      },
    );
  return {
    onDragStart: ({ active }) => say("home.customise.picked", active.id, active.id),
    onDragOver: ({ active, over }) => (over === null ? undefined : say("home.customise.over", active.id, over.id)),
    onDragEnd: ({ active, over }) => say("home.customise.dropped", active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) =>
      intl.formatMessage({ id: "home.customise.cancelled" }, { name: widgetName(intl, active.id) }),
  };
};

const Row = ({ widget, onOff }: { readonly widget: HomeWidget; readonly onOff: () => void }) => {
  const intl = useIntl();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: widget,
  });
  const name = widgetName(intl, widget);
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{
        ...(transform === null ? {} : { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
        ...(transition === undefined ? {} : { transition }),
      }}
    >
      <label className={classes.check}>
        <input type="checkbox" checked onChange={onOff} />
        {name}
      </label>
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={intl.formatMessage({ id: "home.customise.move" }, { name })}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
};

/** The chosen parts in their order, moved by mouse, touch or keys; below them what is not chosen. */
export const SortableWidgets = ({ widgets, others, onOrder, onToggle }: SortableWidgetsProps) => {
  const intl = useIntl();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <fieldset className={classes.group}>
      <legend>
        <FormattedMessage id="home.customise.widgets" />
      </legend>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsIn(intl, widgets),
          screenReaderInstructions: { draggable: intl.formatMessage({ id: "home.customise.howTo" }) },
        }}
        onDragEnd={({ active, over }) => {
          const [from, to] = [active.id, over?.id].map((id) => widgets.findIndex((one) => one === id));
          if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return;
          onOrder(arrayMove([...widgets], from, to));
        }}
      >
        <SortableContext items={[...widgets]} strategy={verticalListSortingStrategy}>
          <ul className={classes.rows}>
            {widgets.map((widget) => (
              <Row key={widget} widget={widget} onOff={() => onToggle(widget, false)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <ul className={classes.rows}>
        {others.map((widget) => (
          <li key={widget} className={classes.row}>
            <label className={classes.check}>
              <input type="checkbox" checked={false} onChange={() => onToggle(widget, true)} />
              {widgetName(intl, widget)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
