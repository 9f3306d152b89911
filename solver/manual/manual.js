"use strict";
(() => {
  const field = document.getElementById("search");
  if (!field) return;
  const shown = document.getElementById("shown");
  // Case and accents do not count.
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const sections = [...document.querySelectorAll("main > section")].map((section) => ({
    section,
    entries: [...section.querySelectorAll("article")].map((article) => ({
      article,
      text: plain(article.textContent),
    })),
  }));
  const filter = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { section, entries } of sections) {
      let any = false;
      for (const { article, text } of entries) {
        const fits = words.every((word) => text.includes(word));
        article.hidden = !fits;
        any ||= fits;
        count += fits ? 1 : 0;
      }
      section.hidden = !any;
    }
    shown.textContent = words.length > 0 ? `${count} ${shown.dataset.word}` : "";
  };
  field.addEventListener("input", filter);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  // What a link leads to is shown, whatever was searched.
  addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest("[hidden]")) {
      field.value = "";
      filter();
      target.scrollIntoView();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape" && document.activeElement === field) {
      field.value = "";
      filter();
    }
  });
  filter();
})();
