// Search in the browser, over the index that search-index.js sets. It needs no server and works from file://.
'use strict';

/** Lower case, without accents, so that "Grossen" and "größen" have a chance to meet. */
function folded(text) {
  return text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The best sections for a query: every word must occur; titles and headings count more than text. */
function searchSections(index, query, limit) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = [];
  for (const section of index) {
    const title = folded(section.title);
    const heading = folded(section.heading);
    const text = folded(section.text);
    let score = 0;
    for (const word of words) {
      const inTitle = title.includes(word) ? (title.startsWith(word) ? 12 : 8) : 0;
      const inHeading = heading.includes(word) ? (heading.startsWith(word) ? 10 : 6) : 0;
      const inText = text.includes(word) ? 2 : 0;
      const best = inTitle + inHeading + inText;
      if (best === 0) {
        score = 0;
        break;
      }
      score += best;
    }
    if (score > 0) found.push({ section, score });
  }
  found.sort((a, b) => b.score - a.score);
  return found.slice(0, limit).map((one) => one.section);
}

/** The piece of a text around the first word of the query. */
function excerpt(text, query) {
  const word = folded(query).split(/\s+/).filter(Boolean)[0] || '';
  const at = Math.max(0, folded(text).indexOf(word));
  const from = at < 50 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  const piece = text.slice(from, from + 140);
  return (from > 0 ? '… ' : '') + piece + (from + 140 < text.length ? ' …' : '');
}

function startSearch(document, index) {
  const box = document.querySelector('.search');
  const input = box.querySelector('input');
  const list = box.querySelector('ol');
  const root = document.documentElement.dataset.root;
  let chosen = -1;

  function marked(text, query) {
    const holder = document.createElement('small');
    const words = query.trim().split(/\s+/).filter(Boolean);
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    if (!pattern) return holder;
    for (const part of text.split(new RegExp(`(${pattern})`, 'gi'))) {
      const isWord = words.some((word) => word.toLowerCase() === part.toLowerCase());
      const piece = document.createElement(isWord ? 'mark' : 'span');
      piece.textContent = part;
      holder.append(piece);
    }
    return holder;
  }

  function show() {
    const sections = searchSections(index, input.value, 12);
    chosen = -1;
    list.replaceChildren();
    list.hidden = input.value.trim() === '';
    for (const section of sections) {
      const link = document.createElement('a');
      const name = document.createElement('b');
      link.href = root + section.url;
      name.textContent = section.heading === '' ? section.title : `${section.title} › ${section.heading}`;
      link.append(name, marked(excerpt(section.text, input.value), input.value));
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    if (sections.length === 0) {
      const item = document.createElement('li');
      item.className = 'none';
      item.textContent = 'Nothing found.';
      list.append(item);
    }
  }

  function choose(step) {
    const links = [...list.querySelectorAll('a')];
    if (links.length === 0) return;
    chosen = (chosen + step + links.length) % links.length;
    links.forEach((link, at) => link.setAttribute('aria-selected', String(at === chosen)));
    links[chosen].scrollIntoView({ block: 'nearest' });
  }

  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(1);
    else if (event.key === 'ArrowUp') choose(-1);
    else if (event.key === 'Enter') list.querySelectorAll('a')[Math.max(0, chosen)]?.click();
    else if (event.key === 'Escape') {
      list.hidden = true;
      input.blur();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!box.contains(event.target)) list.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /input|textarea/i.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });
}

if (typeof document !== 'undefined') startSearch(document, window.searchIndex || []);
