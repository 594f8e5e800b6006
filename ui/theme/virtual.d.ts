declare module "virtual:morsel-theme.css";
