/** Puts the street map in place of the drawing, once a visitor has asked for it. */
const figure = document.getElementById('place-map')!;
const button = figure.querySelector<HTMLButtonElement>('[data-map]')!;

button.addEventListener('click', () => {
  const map = document.createElement('iframe');
  map.src = button.dataset.map!;
  map.title = 'Street map of the place';
  figure.querySelector('.place-picture')!.replaceChildren(map);
  button.remove();
  map.focus();
});
