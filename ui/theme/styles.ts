/** Styles of the components that are used, and of no other. Order matters: Mantine's inner layers come first. */
import "@mantine/core/styles/baseline.css";
import "virtual:morsel-theme.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Skeleton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Combobox.css";
import "./fonts/faces.css";
import "./fonts/stacks.css";
import "./global.css";
