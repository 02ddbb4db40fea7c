import{N as t,b as i,c as u}from"./chunk-F5ZY53K7.js";var r=i(u(),1);var e="Clubgate";function m(o){(0,r.useEffect)(()=>{document.title=o===""?e:`${t(o)} · ${e}`},[o])}export{m as a};
