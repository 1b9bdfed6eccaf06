## Regions and headings


## Top bar


## Pieces


## Explanations


## Why something is not open


## The prompt


## The stage


## Events, chat, replay


## One screen for several people

