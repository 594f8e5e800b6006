#!/usr/bin/env -S node --conditions=@morsel/source --disable-warning=ExperimentalWarning
import "./morsel.ts";
