/** Grey shapes where header, heading and content will be; the page replaces them. No words, so no language. */
export const SKELETON_STYLE = `
body{margin:0}
html{background:#faf8f4}html[data-mantine-color-scheme=dark]{background:#1a1917}
.s-bar,.s-line,.s-card{background:#e9e4da;border-radius:8px}
html[data-mantine-color-scheme=dark] :is(.s-bar,.s-line,.s-card){background:#302d29}
.s-bar{border-radius:0;height:60px;opacity:.5}
.s-main{box-sizing:border-box;margin:0 auto;max-width:960px;padding:24px 16px}
.s-line{height:28px;margin-bottom:24px;width:55%}
.s-card{height:120px;margin-bottom:16px}
.s-note{font:16px/1.5 system-ui,sans-serif;margin:24px;color:inherit}`;

export const SKELETON = `<div aria-hidden="true"><div class="s-bar"></div><div class="s-main"><div class="s-line"></div><div class="s-card"></div><div class="s-card"></div><div class="s-card"></div></div></div>`;
